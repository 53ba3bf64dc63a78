import { describe, expect, it } from 'vitest';
import type { Bilingual } from '@showcase/ui';
import * as contact from './core42/contact.ts';
import * as products from './core42/products.ts';
import * as microsite from './core42/screens.ts';
import * as dda from './dda/index.ts';
import * as g42 from './g42/liveGrid.ts';
import * as notFound from './notFound.ts';
import * as descriptions from './projectDescriptions.ts';
import * as overview from './overview/projects.ts';
import { site } from './site.ts';
import * as dashboard from './tdra/dashboard.ts';
import { regulator } from './tdra/regulator.ts';
import { impactTexts } from './tdra/impact.ts';
import { takeAway } from './tdra/takeAway.ts';

const content = {
  site,
  notFound,
  overview,
  microsite,
  products,
  contact,
  descriptions,
  g42,
  regulator,
  dashboard,
  takeAway,
  impactTexts,
  dda,
};

/** Names that the press writes in Latin letters even in Arabic. */
const latinNames = ['Core42', 'M42', 'Compass'];
/** A text that is specified with a straight apostrophe. */
const given = notFound.notFound.unknownProject.en;

/** Every pair of texts in a value, with its path. */
function texts(value: unknown, path: string): [string, Bilingual][] {
  if (typeof value !== 'object' || value === null) return [];
  const pair = value as Partial<Bilingual>;
  const inner = Object.entries(value).flatMap(([key, item]) => texts(item, `${path}.${key}`));
  if (typeof pair.en !== 'string' || typeof pair.ar !== 'string') return inner;
  return [[path, { en: pair.en, ar: pair.ar }], ...inner];
}
// The same pair can be reached by several paths; one is enough.
const allTexts = [
  ...new Map(texts(content, 'content').map((text) => [JSON.stringify(text[1]), text])).values(),
];

describe('texts', () => {
  it('are found in every area', () => {
    const rows = [...dda.platformPages, ...dda.dubaiNowServices, ...dda.deepLinkItems];
    const found = allTexts.map(([, { en }]) => en);
    for (const { description } of rows) expect(found).toContain(description.en);
    for (const { name, summary } of overview.projects) {
      expect(found).toEqual(expect.arrayContaining([name.en, summary.en]));
    }
    for (const area of Object.keys(content)) {
      expect(allTexts.some(([path]) => path.startsWith(`content.${area}.`))).toBe(true);
    }
  });

  it.each(allTexts)('%s', (path, { en, ar }) => {
    expect(en.trim()).toBe(en);
    expect(ar.trim()).toBe(ar);
    // An exact number needs no words above it, in the language that shows it.
    if (!path.endsWith('.qualifier') || en !== '') expect(en).toMatch(/[A-Za-z\d]/);
    expect(en).not.toMatch(/\p{Script=Arabic}/u);
    if (en !== given) expect(en).not.toMatch(/[\u2018']/);
    if (latinNames.includes(en)) expect(ar).toBe(en);
    // A figure's value may be a number alone.
    else
      expect(ar).toMatch(path.endsWith('.value') ? /[\p{Script=Arabic}\d]/u : /\p{Script=Arabic}/u);
    expect(ar, 'Latin punctuation').not.toMatch(/,(?!\d)|[;?'"]/);
    expect(ar, 'digits that are not Latin').not.toMatch(/[\u0660-\u0669\u06F0-\u06F9]/);
    expect(ar, 'kashida or an invisible mark').not.toMatch(/[\u0640\u200B-\u200F\u202A-\u202E]/);
    expect(ar).toBe(ar.normalize('NFC'));
    expect(ar.endsWith('.')).toBe(en.endsWith('.'));
  });
});
