/** Letters with the accents of no single language. */
const accented = new Map(
  [...'aceinorsuyACEINORSUY'].map((letter, index) => {
    return [letter, [...'áçéíñóřšúýÁÇÉÍÑÓŘŠÚÝ'][index] ?? letter];
  }),
);

/** Texts as another language might have them: each letter still readable, the whole 40 % longer. */
export function pseudo<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return longer(texts) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  if (Array.isArray(texts)) return texts.map(pseudo) as Texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, own]: [string, unknown]) => [key, pseudo(own)]),
  ) as Texts;
}

function longer(text: string): string {
  // Placeholders stay.
  const own = text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? part : accent(part)))
    .join('');
  const length = Math.ceil(text.length * 0.4);
  return `${own} ${'éñó úšá íçé '
    .repeat(Math.ceil(length / 12))
    .slice(0, length)
    .trim()}`;
}

const accent = (text: string) => [...text].map((letter) => accented.get(letter) ?? letter).join('');
