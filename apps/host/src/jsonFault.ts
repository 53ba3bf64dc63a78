/**
 * A JSON error as 'file:line: reason (column N)'.
 *
 * @param error What `JSON.parse` threw for the text.
 */
export function explainJsonError(file: string, text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  // V8 gives a position for most faults; for a stray token it only quotes the text around it.
  const position = / at position (\d+)/.exec(message)?.[1];
  const offset = position === undefined ? walkJson(text) : Number(position);
  // A text that stops too early is at fault where it ends, not in the empty line behind it.
  const at = Math.min(offset ?? text.length, text.trimEnd().length);
  const column = at - text.lastIndexOf('\n', at - 1);
  const reason = message
    .replace(/(?: in JSON)? at position \d+(?: \(line \d+ column \d+\))?/, '')
    .replaceAll(/\s+/g, ' ');
  return `${file}:${String(lineAt(text, at))}: ${reason} (column ${String(column)})`;
}

/** The number of the line, from 1, that holds the character at an offset. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length;
}

const token = /\s*("(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+)/sy;
const scalar = /^(?:".*"|true|false|null|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/is;
const value = 'scalar [ {';

/**
 * Walks through the tokens of a JSON text.
 *
 * @param onValue Told the offset of every value and how many lists and objects it stands in.
 * @returns The offset at which the text stops being JSON, or undefined when it is JSON throughout.
 */
export function walkJson(
  text: string,
  onValue?: (offset: number, depth: number) => void,
): number | undefined {
  const awaited: ('}' | ']')[] = [];
  const afterValue = () => (awaited.length > 0 ? `, ${awaited.at(-1) ?? ''}` : '');
  let allowed = value;
  let isName = false;
  token.lastIndex = 0;
  let end = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [whole, part = ''] = match;
    end = token.lastIndex;
    const offset = match.index + whole.length - part.length;
    const kind = '[]{},:'.includes(part) ? part : scalar.test(part) ? 'scalar' : 'unknown';
    if (!allowed.split(' ').includes(kind) || (isName && kind === 'scalar' && part[0] !== '"')) {
      return offset;
    }
    if (value.includes(kind) && !isName) onValue?.(offset, awaited.length);

    if (kind === '[' || kind === '{') awaited.push(kind === '[' ? ']' : '}');
    if (kind === ']' || kind === '}') awaited.pop();
    const inObject = awaited.at(-1) === '}';
    if (kind === '[') allowed = `${value} ]`;
    else if (kind === '{') allowed = 'scalar }';
    else if (kind === ',') allowed = inObject ? 'scalar' : value;
    else if (kind === ':') allowed = value;
    else allowed = isName && kind === 'scalar' ? ':' : afterValue();
    isName = inObject && (kind === '{' || kind === ',');
  }
  const rest = text.slice(end).trim();
  return rest === '' && allowed === ''
    ? undefined
    : text.length - text.slice(end).trimStart().length;
}
