import { blend, hex, type Color } from './color.ts';

/** The world of the city platform: a violet night over sand that is still warm. */
export const dusk = {
  /** The darkest there is: the world knows no black. */
  ink: hex('#110b16'),
  night: hex('#17101c'),
  plum: hex('#4b2a3d'),
  rose: hex('#a8596a'),
  ember: hex('#d98a5c'),
  amber: hex('#f1b873'),
  sand: hex('#ffd7a1'),
  cream: hex('#fff0d9'),
} as const;

/** The dusk as one subject sees it. */
export interface DuskPalette {
  readonly night: Color;
  /** What lies between the night and the accent: the sky and the shaded sides. */
  readonly haze: Color;
  /** The subject's own colour, deep, as it is and lit. */
  readonly deep: Color;
  readonly accent: Color;
  readonly lit: Color;
  /** The light that all subjects share, a little tinted. */
  readonly light: Color;
  readonly glow: Color;
}

/** `share` is how much of the sky takes on the subject's colour. */
function duskPalette(deep: string, accent: string, lit: string, share = 0.3): DuskPalette {
  return {
    night: blend(dusk.night, hex(deep), share * 0.25),
    haze: blend(dusk.plum, hex(deep), share),
    deep: hex(deep),
    accent: hex(accent),
    lit: hex(lit),
    light: blend(dusk.sand, hex(lit), share * 0.2),
    glow: blend(dusk.amber, hex(accent), share * 0.2),
  };
}

/** The subjects, each with its accent; whoever adds a scene adds its palette here. */
export const duskPalettes = {
  trade: duskPalette('#12454e', '#2fa3a3', '#9fe6d8', 0.45),
  build: duskPalette('#5b2a1f', '#c9743f', '#ffc08a', 0.35),
  justice: duskPalette('#1c2a5c', '#4a6bc4', '#b9cbff', 0.5),
  tourism: duskPalette('#6b2a3c', '#ef7f6b', '#ffc4ae', 0.35),
  investment: duskPalette('#0f4738', '#2fa678', '#a9ecc4', 0.45),
} as const;
