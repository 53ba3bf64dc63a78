import { expect, it } from 'vitest';
import { componentTexts } from './componentTexts.ts';
import { languages } from './languages.ts';

/** The languages of `@showcase/ui`. */
const builtIn = ['en', 'ar'];

it.each(languages.filter((language) => !builtIn.includes(language)))(
  'languages/%s/components.ts has the texts of the components',
  (language) => {
    expect(componentTexts).toHaveProperty(language);
  },
);

it('English is the first language', () => {
  expect(languages[0]).toBe('en');
});
