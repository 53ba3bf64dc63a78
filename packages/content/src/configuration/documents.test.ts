import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultConfiguration, kioskDefaults } from './defaults.ts';
import { parseConfiguration } from './index.ts';

/** The rows of the Markdown table under some headings, without their formatting. */
function tableIn(file: string, firstHeading: RegExp): readonly (readonly string[])[] {
  const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
  const tables = text.split('\n\n').filter((part) => firstHeading.test(part));
  const rows = (tables[0] ?? '').split('\n').slice(2);
  return rows.map((row) => row.split(/(?<!\\)\|/).slice(1, -1));
}

const codes = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The keys that are objects of keys with their own defaults. */
const sections = ['videos', 'externalProjects'];
const keys = Object.entries(defaultConfiguration).flatMap(([key, value]) =>
  sections.includes(key) ? Object.keys(value ?? {}).map((inner) => `${key}.${inner}`) : [key],
);

it('docs/configuration.md lists every key of the configuration and no other', () => {
  const rows = tableIn('docs/configuration.md', /^\| Key +\| Default[^]*`contactForm`/);
  const documented = rows.flatMap(([key]) => codes(key));
  expect(documented.filter((key) => key !== 'contactForm.notice').sort()).toEqual(keys.sort());
});

it('docs/configuration.md lists every key of a kiosk and its default', () => {
  const rows = tableIn('docs/configuration.md', /^\| Key +\| Default[^]*`idleSeconds`/);
  const documented = rows.map(([key, value]) => [codes(key)[0], codes(value)[0]]);
  const { kiosk } = parseConfiguration({
    kiosk: { idleSeconds: 1, publicOrigin: 'https://show.example' },
  }).configuration;
  expect(documented.map(([key]) => key).sort()).toEqual(Object.keys(kiosk ?? {}).sort());
  for (const [key, value] of Object.entries(kioskDefaults)) {
    expect(documented).toContainEqual([key, JSON.stringify(value)]);
  }
});
