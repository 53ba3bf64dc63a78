/** A JSON error as 'file:line: reason', with the line computed from the position the parser gives. */
export function explainJsonError(file: string, text: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const position = /position (\d+)/.exec(reason)?.[1];
  const line =
    position === undefined
      ? text.split('\n').length
      : text.slice(0, Number(position)).split('\n').length;
  return `${file}:${String(line)}: ${reason}`;
}
