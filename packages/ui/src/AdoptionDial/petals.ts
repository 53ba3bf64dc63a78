/** The most petals that can be told apart. */
export const maxPetals = 60;

/** Where petals begin and end, as distances from the middle. */
const [inner, outer] = [55, 98];

/** A petal that points upwards, one of `total` around the middle; the fewer there are, the wider. */
export function petalPath(total: number): string {
  const slot = Math.tan(Math.PI / Math.max(total, 8)) * (inner + outer);
  const width = (0.6 * slot).toFixed(2);
  const belly = String((inner + outer) / 2 + 4);
  return `M0-${String(inner)}C-${width}-${belly}-${width}-${String(outer - 9)} 0-${String(outer)}C${width}-${String(outer - 9)} ${width}-${belly} 0-${String(inner)}Z`;
}

/** A star of eight points, as two squares: the middle of a dial without figures. */
export const starPath = 'M-24-24H24V24H-24ZM0-34 34 0 0 34-34 0Z';
