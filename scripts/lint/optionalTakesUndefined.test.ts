import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import tseslint from 'typescript-eslint';
import { optionalTakesUndefined } from './optionalTakesUndefined.ts';

/** How often the rule complains about a property. */
function complaintsAbout(property: string): number {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser as Linter.Parser },
    plugins: { showcase: { rules: { rule: optionalTakesUndefined } } },
    rules: { 'showcase/rule': 'error' },
  };
  const messages = new Linter().verify(`interface Props { ${property} }`, config, 'props.ts');
  expect(messages.map(({ ruleId }) => ruleId)).toEqual(messages.map(() => 'showcase/rule'));
  return messages.length;
}

test.each([
  'a?: string | undefined;',
  'a?: undefined | 1 | 2;',
  'a?: (() => void) | undefined;',
  'a?: ReactNode;',
  'a?: Bilingual | ReactNode;',
  'a: string;',
  'a?;',
])('%s takes undefined', (property) => {
  expect(complaintsAbout(property)).toBe(0);
});

test.each(['a?: string;', 'a?: 1 | 2;', 'a?: () => Promise<void> | undefined;', 'a?: Node;'])(
  '%s does not',
  (property) => {
    expect(complaintsAbout(property)).toBe(1);
  },
);
