import { visit } from 'jsonc-parser';

/**
 * Formats a JSON error as 'file:line: reason (column N)'.
 *
 * @param error The error that `JSON.parse` threw for the text.
 */
export function explainJsonError(file: string, text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  // V8 gives the position of most faults; for a stray token it only quotes the text around it.
  const offset = Number(/ at position (\d+)/.exec(message)?.[1] ?? findFault(text));
  // If a text ends too early, the fault is at its end, not in the empty lines after that.
  const at = Math.min(offset, text.trimEnd().length);
  const column = at - text.lastIndexOf('\n', at - 1);
  const reason = message
    .replace(/(?: in JSON)? at position \d+(?: \(line \d+ column \d+\))?/, '')
    .replaceAll(/\s+/g, ' ');
  return `${file}:${String(lineAt(text, at))}: ${reason} (column ${String(column)})`;
}

/** The line number, from 1, of the character at an offset. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length;
}

/** The offset at which a text stops being JSON. */
function findFault(text: string): number {
  const faults: number[] = [];
  try {
    visit(text, { onError: (_code, offset) => faults.push(offset) }, { disallowComments: true });
  } catch {
    // Nested thousands of levels deep, beyond the parser's stack: point to the end instead.
  }
  return faults[0] ?? text.length;
}
