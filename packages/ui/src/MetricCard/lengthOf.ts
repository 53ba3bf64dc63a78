/** The widths of characters of the typeface, in em; a unit is smaller than its figure (MetricCard.styles.ts). */
const em = { digit: 0.69, mark: 0.3, space: 0.27, unit: 0.28 };

/** The most em that a line of each size of figures holds: 100 % of a card's width, by its type in `cqi`. */
const limits = { short: 5.05, medium: 5.75, long: 6.45 };

/**
 * How long a figure is with its unit, which follows the first space: none if both fit on a line of the largest type,
 * `medium` if they fit on a line of the next size, `long` if only the figure does, on a line of the size after that,
 * and otherwise `longest`.
 */
export function lengthOf(value: string): 'medium' | 'long' | 'longest' | undefined {
  const [figure = '', ...unit] = value.split(' ');
  const figureWidth = [...figure].reduce((sum, character) => sum + widthOf(character), 0);
  const unitWidth = unit.length > 0 ? em.space + unit.join(' ').length * em.unit : 0;
  if (figureWidth + unitWidth <= limits.short) return undefined;
  if (figureWidth + unitWidth <= limits.medium) return 'medium';
  return figureWidth <= limits.long ? 'long' : 'longest';
}

function widthOf(character: string): number {
  return /[.,٬٫]/.test(character) ? em.mark : em.digit;
}
