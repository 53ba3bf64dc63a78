/** The figures that the lights of a service film form: SVG paths on a square from -100 to 100. */

/** Two cupped hands that hold up a heart. */
export const volunteerFigure = [
  'M0 20C-14 4 -50 -16 -50 -46C-50 -66 -36 -78 -22 -78C-12 -78 -4 -72 0 -62C4 -72 12 -78 22 -78C36 -78 50 -66 50 -46C50 -16 14 4 0 20Z',
  'M-6 84C-30 82 -50 74 -66 60L-92 36C-98 30 -98 22 -92 18C-87 15 -82 16 -77 20L-52 40C-46 45 -38 48 -30 48L-12 48C-2 48 0 58 -6 62C-10 65 -20 64 -28 64',
  'M6 84C30 82 50 74 66 60L92 36C98 30 98 22 92 18C87 15 82 16 77 20L52 40C46 45 38 48 30 48L12 48C2 48 0 58 6 62C10 65 20 64 28 64',
] as const;

/** A car in profile, and the bolt that drives it. */
export const electricVehicleFigure = [
  'M-60 42C-66 42 -88 42 -92 36C-98 26 -94 4 -84 -2C-76 -6 -62 -8 -54 -12C-40 -30 -26 -44 0 -44C32 -44 48 -34 64 -10C78 -8 92 0 94 14C96 26 96 38 88 42C84 43 70 42 64 42',
  'M-24 42L30 42',
  'M-62 42A19 19 0 1 0 -24 42A19 19 0 1 0 -62 42Z',
  'M28 42A19 19 0 1 0 66 42A19 19 0 1 0 28 42Z',
  'M8 -34L-14 4L2 4L-8 34L18 -8L2 -8L8 -34Z',
] as const;
