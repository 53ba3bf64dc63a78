import type { Page } from '@playwright/test';
import { uae } from '@showcase/impact';
import { configure } from '../configure.ts';
import { answerEntities } from '../fixtures.ts';

export const path = '/projects/tdra/impact';
export const arabicName = 'هيئة تنظيم الاتصالات والحكومة الرقمية';
export const longName =
  'The General Authority for Telecommunications, Digital Government and Shared Infrastructure Services of the Northern Emirates';
/** The longest name that an address can carry. */
export const endlessName = 'x'.repeat(1000);
const longNote = 'Figures of the first half of the year, rounded and not yet audited';

const record = (name: string, adopted: number, values: object = {}) => ({
  EntityName: name,
  ...Object.fromEntries(
    Object.keys(uae.en.services).flatMap((key, index) => [
      [`Using${key}`, index < adopted],
      [`Annualcostsaving${key}`, 1_234_567.89 / (index + 1)],
      [`Annualtimesaving${key}`, 40 * (index + 1)],
      [`AnnualCo2reductions${key}`, '12.5'],
    ]),
  ),
  ...values,
});

const entities = [
  record('Example Authority', 12, { DataNote: 'Sample figures' }),
  record(arabicName, 25, { DataNote: 'Sample figures' }),
  record(longName, 25, { DataNote: longNote }),
  record('None Adopted', 0),
  record(endlessName, 20),
  record('=1+1', 1, { AnnualcostsavingInternet: '=HYPERLINK("https://evil.example")' }),
];

/** Opens the dashboard of an entity under a configuration. */
export async function openEntity(
  page: Page,
  name: string,
  { configuration = {}, query = '' } = {},
) {
  await answerEntities(page, { body: JSON.stringify(entities) });
  await configure(page, configuration);
  await page.goto(`${path}?entity=${encodeURIComponent(name)}${query}`);
}

/** The address at which phones reach the showcase. */
export const publicOrigin = 'https://showcase.example';
