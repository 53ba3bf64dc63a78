import { styled } from 'styled-components';
import { drawerEntry, drawerList } from '../internal/drawer.mixins.ts';
import { pageMargin } from '../internal/frame.mixins.ts';
import { cornerSpace } from '../internal/pageTop.ts';
import { focusRing, visuallyHidden } from '../theme/mixins.ts';
import { kiosk } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.header`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs} min(${theme.space.m}, 4vw);
  box-sizing: border-box;
  min-inline-size: 0;
  min-block-size: calc(${theme.target} + 2 * ${cornerSpace});
  padding-inline: ${pageMargin};
  border-block-end: 0.0625rem solid ${theme.color.border};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  font-family: ${theme.font.family};

  ${kiosk} {
    gap: ${theme.space.xs};
  }

  @media print {
    display: none;
  }
`;

export const Logo = styled.a`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  min-block-size: ${theme.target};
  min-inline-size: min(${theme.target}, 14vw);
  border-radius: ${theme.radius.s};
  color: inherit;
  font-weight: 650;
  text-decoration: none;

  img,
  svg {
    display: block;
    block-size: min(2.5rem, 12.5vw);
    inline-size: auto;
  }

  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    img {
      filter: grayscale(1) brightness(2.5);
    }
  }
`;

/* The logo needs no visible name. Its name is text, so every screen reader and translator finds it. */
export const LogoName = styled.span`
  ${visuallyHidden}
`;

export const Links = styled.nav`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  white-space: normal;

  @media (max-width: 40rem) {
    display: none;
  }
`;

export const Item = styled.a`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-block-size: ${theme.target};
  padding-inline: min(1rem, 1.2vw);
  justify-content: center;
  min-inline-size: ${theme.target};
  border-radius: ${theme.radius.pill};
  color: inherit;
  font-size: ${theme.font.body};
  font-weight: 550;
  text-decoration: none;

  @media (hover: hover) {
    &[href]:hover {
      background: ${theme.color.soft};
    }
  }

  &[aria-disabled='true'] {
    color: ${theme.color.onIdle};
    cursor: default;
  }

  &[aria-current='page'] {
    color: ${theme.color.accent};
    box-shadow: inset 0 -3px 0 ${theme.color.accent};
    border-radius: 0;
  }
`;

/* On a phone the icon alone is enough, and leaves room for the logo. */
export const HomeName = styled.span`
  @media (max-width: 40rem) {
    ${visuallyHidden}
  }
`;

export const MenuLinks = styled.nav`
  ${drawerList}
`;

export const MenuItem = styled.a`
  ${drawerEntry}
`;

export const MenuButton = styled.div`
  flex: none;

  @media (min-width: 40.01rem) {
    &[data-phone] {
      display: none;
    }
  }

  /* As high as the bar's other controls. */
  button {
    --showcase-inset: 0.15rem;
    padding-inline: min(1.5rem, 2.4vw);
  }

  @media (max-width: 40rem) {
    margin-inline-start: auto;

    button {
      padding-inline: min(1.5rem, 4vw);
      font-size: min(${theme.font.body}, 4.8vw);
    }
  }
`;
