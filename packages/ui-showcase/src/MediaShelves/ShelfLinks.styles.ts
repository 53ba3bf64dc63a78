import { styled } from 'styled-components';
import { theme } from '@showcase/ui';
import { focusRing, notKiosk } from '@showcase/ui/internal';

export const Root = styled.nav`
  min-inline-size: 0;

  ${notKiosk} {
    display: none;
  }
`;

export const List = styled.ul`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
  }
`;

export const ShelfLink = styled.a`
  ${focusRing}
  display: grid;
  align-content: center;
  min-block-size: ${theme.target};
  padding-inline: 0.5rem;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text};
  font-size: 0.9rem;
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  text-wrap: balance;
  white-space: normal;
  overflow-wrap: break-word;

  @media (hover: hover) {
    &:hover {
      background: ${theme.color.raised};
    }
  }

  &[aria-current] {
    color: ${theme.color.onAccent};
    background: ${theme.color.accent};
  }
`;
