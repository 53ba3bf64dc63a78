import { describe, expect, it } from 'vitest';
import { explainJsonError } from './jsonFault.ts';

function errorOf(text: string): Error | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

const explain = (text: string) => explainJsonError('list.json', text, errorOf(text));

const document = `[
  { "EntityName": "A \\"b\\"", "n": [1, -2.5e3, true, null], "o": { "x": {} } },
  { "EntityName": "هيئة" },
  []
]
`;

describe('explainJsonError', () => {
  it.each([
    ['[1,\n2,]', /^list\.json:2: Unexpected token '\]'.* \(column 3\)$/],
    ['[{"a":1}\n{"b":2}]', /^list\.json:2: Expected ',' or '\]' after array element \(column 1\)$/],
    ['{"a":1,\n}', /^list\.json:2: Expected double-quoted property name \(column 1\)$/],
    ['[\n\n{"a":"x\ny"}]', /^list\.json:3: Bad control character .* \(column 8\)$/],
    ['[\n{"a":nul}\n]', /^list\.json:2: Unexpected token/],
    ["[\r\n{'a':1}\r\n]", /^list\.json:2: Expected property name or '}' \(column 2\)$/],
    ['[{"a":1}]\n]', /^list\.json:2: Unexpected non-whitespace character after JSON \(column 1\)$/],
    ['[\n{"a":\n\n', /^list\.json:2: Unexpected end of JSON input \(column 6\)$/],
    ['\n\nhello', /^list\.json:3: Unexpected token 'h', " hello" is not valid JSON \(column 1\)$/],
  ])('explains %j as %s', (text, message) => {
    expect(explain(text)).toMatch(message);
  });

  it('locates a fault itself, not an earlier copy of the same text', () => {
    const line = '{"EntityName":"The same text on every line","n":1},\n';
    const text = `[${line.repeat(50)}${line.replace('1}', 'x}')}${line.repeat(50)}{}]`;
    expect(explain(text)).toMatch(/^list\.json:51: /);
  });

  it('points to every fault where JSON.parse finds it', () => {
    for (const inserted of [',', ']', '}', '{', '[', '"', ':', 'x', '1', 'null', '']) {
      for (let index = 0; index <= document.length; index += 1) {
        const removed = inserted === '' ? 1 : 0;
        const text = document.slice(0, index) + inserted + document.slice(index + removed);
        const message = errorOf(text)?.message;
        if (message === undefined) continue;
        const [, line = '', column = ''] = /:(\d+): .* \(column (\d+)\)$/.exec(explain(text)) ?? [];
        const [, offset, ...place] =
          / position (\d+) \(line (\d+) column (\d+)\)/.exec(message) ?? [];
        // If a text ends too early, the fault is before its last line break.
        const isInside = Number(offset) < text.trimEnd().length;
        if (isInside) expect([line, column], text).toEqual(place);

        const token = /^Unexpected token '(.)'/.exec(message)?.[1];
        const rest = text.split('\n')[Number(line) - 1]?.slice(Number(column) - 1) ?? '';
        // V8 names the character that breaks a literal; the position is the start of the literal.
        if (token !== undefined) expect(/^\w*./.exec(rest)?.[0], text).toContain(token);
      }
    }
  });

  it('survives a text nested too deeply to follow', () => {
    expect(explain(`${'['.repeat(100_000)}x`)).toMatch(/^list\.json:1: Unexpected token 'x'/);
  });
});
