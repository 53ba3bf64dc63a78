import { describe, expect, it } from 'vitest';
import { explainJsonError, lineAt, walkJson } from './jsonFault.ts';

function errorOf(text: string): Error | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

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
  ])('of %j is %s', (text, message) => {
    expect(explainJsonError('list.json', text, errorOf(text))).toMatch(message);
  });

  it('finds a repeated fault where it is, not where its surroundings first occur', () => {
    const line = '{"EntityName":"The same text on every line","n":1},\n';
    const text = `[${line.repeat(50)}${line.replace('1}', 'x}')}${line.repeat(50)}{}]`;
    expect(explainJsonError('list.json', text, errorOf(text))).toMatch(/^list\.json:51: /);
  });
});

describe('walkJson', () => {
  it('finds no fault in JSON', () => {
    for (const text of [document, '7', ' "x" ', '{}', '[[],{}]', '-1.5E+3']) {
      expect(walkJson(text)).toBeUndefined();
    }
  });

  it('finds a fault wherever JSON.parse finds one, on the same line', () => {
    for (const inserted of [',', ']', '}', '{', '[', '"', ':', 'x', '1', 'null', '']) {
      for (let index = 0; index <= document.length; index += 1) {
        const removed = inserted === '' ? 1 : 0;
        const text = document.slice(0, index) + inserted + document.slice(index + removed);
        const error = errorOf(text);
        const position = / at position (\d+)/.exec(error?.message ?? '')?.[1];
        const offset = walkJson(text);
        expect(offset === undefined, text).toBe(error === undefined);
        // A quote too many swallows text up to the next one; V8 then stops at the line break inside.
        if (position !== undefined && inserted !== '"' && !error?.message.includes('string')) {
          expect(lineAt(text, offset ?? 0), text).toBe(lineAt(text, Number(position)));
        }
      }
    }
  });

  it('tells where each value begins and how deep it stands', () => {
    const values: [string, number][] = [];
    walkJson('[1, {"a": [null], "b": "]"}, ["x"]]', (offset, depth) =>
      values.push(['[1, {"a": [null], "b": "]"}, ["x"]]'.slice(offset, offset + 3), depth]),
    );
    expect(values).toEqual([
      ['[1,', 0],
      ['1, ', 1],
      ['{"a', 1],
      ['[nu', 2],
      ['nul', 3],
      ['"]"', 2],
      ['["x', 1],
      ['"x"', 2],
    ]);
  });
});
