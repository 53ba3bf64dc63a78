import { blend, colorsOf, type Color } from '../../kit/color.ts';
import { dusk as codes } from '../../kit/palette.ts';

/** The colours of the city platform. */
export const dusk = colorsOf(codes);

/** The dusk, tinted by a subject. */
export interface SubjectDusk {
  readonly night: Color;
  /** Between the night and the accent: the sky and the shaded sides. */
  readonly haze: Color;
  /** The subject's own colour: dark, plain and lit. */
  readonly deep: Color;
  readonly accent: Color;
  readonly lit: Color;
  /** The light that all subjects share, slightly tinted. */
  readonly light: Color;
}

/** Tints the dusk with a subject's colours. `share` is how much of them the sky takes on, from 0 to 1. */
export function duskOf(
  subject: Readonly<Record<'deep' | 'accent' | 'lit', string>>,
  share: number,
): SubjectDusk {
  const { deep, accent, lit } = colorsOf(subject);
  return {
    night: blend(dusk.night, deep, share * 0.25),
    haze: blend(dusk.plum, deep, share),
    deep,
    accent,
    lit,
    light: blend(dusk.sand, lit, share * 0.2),
  };
}
