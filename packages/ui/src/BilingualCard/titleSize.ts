/**
 * The size at which titles fit on one line each, side by side on a wide screen. The longest title sets the size for
 * both languages. Arabic letters are a little narrower.
 */
export function titleSize(titles: readonly string[]): 'large' | 'medium' | 'small' {
  const widths = titles.map(
    (title) => title.length * (/\p{Script=Arabic}/u.test(title) ? 0.95 : 1),
  );
  const width = Math.max(...widths);
  if (width < 13.5) return 'large';
  return width < 19.5 ? 'medium' : 'small';
}
