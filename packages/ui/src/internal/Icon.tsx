import { styled } from 'styled-components';

/** The shapes, on a 24 by 24 grid. */
export const iconPaths = {
  forward: 'M4 12h16M14 6l6 6-6 6',
  back: 'M20 12H4M10 6l-6 6 6 6',
  external: 'M7 17 17 7M8 7h9v9',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M9 6v12M15 6v12',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  document: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  demo: 'M3 5h18v12H3zM9 21h6M12 17v4',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 4M15.5 9h.01',
  home: 'M3 12l9-8 9 8M6 10v10h12V10',
  close: 'M6 6l12 12M18 6 6 18',
} as const;

export type IconName = keyof typeof iconPaths;

export interface IconProps {
  /** Specifies the shape. */
  readonly name: IconName;
}

const Root = styled.svg`
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-name='forward']:dir(rtl),
  &[data-name='back']:dir(rtl),
  &[data-name='list']:dir(rtl),
  &[data-name='external']:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/** A decorative icon. Icons that point along the reading direction are mirrored in Arabic; play isn't. */
export function Icon({ name }: IconProps) {
  return (
    <Root viewBox="0 0 24 24" aria-hidden="true" data-name={name}>
      <path d={iconPaths[name]} />
    </Root>
  );
}
