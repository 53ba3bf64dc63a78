/** The largest number of petals that people can tell apart. */
export const maxPetals = 60;

/** The inner and outer ends of a petal, as distances from the middle. */
const [inner, outer] = [55, 98];

/** One of `total` petals around the middle, pointing up. The fewer there are, the wider each one is. */
export function petalPath(total: number): string {
  const slot = Math.tan(Math.PI / Math.max(total, 8)) * (inner + outer);
  const width = (0.58 * slot).toFixed(2);
  const belly = String((inner + outer) / 2);
  const shoulder = String(outer - 17);
  return `M0-${String(inner)}C-${width}-${belly}-${width}-${shoulder} 0-${String(outer)}C${width}-${shoulder} ${width}-${belly} 0-${String(inner)}Z`;
}

/** An eight-pointed star made of two squares, for the middle of a dial without figures. */
export const starPath = 'M-24-24H24V24H-24ZM0-34 34 0 0 34-34 0Z';
