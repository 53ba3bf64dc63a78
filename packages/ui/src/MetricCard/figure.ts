/** The widths of characters of the typeface, in em; a unit is smaller than its figure (MetricCard.styles.ts). */
const em = { digit: 0.69, mark: 0.3, space: 0.27, unit: 0.28 };

/**
 * The number of em that fit on a line at each figure size: 100 % of a card's width, divided by the font size in `cqi`.
 */
const limits = { short: 5.05, medium: 5.75, long: 6.45 };

/**
 * Splits a figure from the unit after its first space. Words without a digit, such as those for a missing figure, have
 * no unit.
 */
export function figureAndUnit(value: string): readonly [figure: string, unit: string] {
  const end = value.indexOf(' ');
  const figure = end === -1 ? value : value.slice(0, end);
  return /\p{Nd}/u.test(figure) ? [figure, value.slice(figure.length + 1)] : [value, ''];
}

/**
 * The length class of a figure with its unit: none if both fit on a line of the largest size, `medium` if they fit on a
 * line of the next size, `long` if only the figure fits on a line of the size after that, and otherwise `longest`.
 */
export function lengthOf(value: string): 'medium' | 'long' | 'longest' | undefined {
  const [figure, unit] = figureAndUnit(value);
  const figureWidth = [...figure].reduce((sum, character) => sum + widthOf(character), 0);
  const unitWidth = unit === '' ? 0 : em.space + unit.length * em.unit;
  if (figureWidth + unitWidth <= limits.short) return undefined;
  if (figureWidth + unitWidth <= limits.medium) return 'medium';
  return figureWidth <= limits.long ? 'long' : 'longest';
}

function widthOf(character: string): number {
  return /[.,٬٫ ]/.test(character) ? em.mark : em.digit;
}
