import { summarize, type EntitySummary } from './aggregation.ts';
import type { Units } from './formatting.ts';
import { entityName, readField, withOwnFieldsOnly, type EntityRecord } from './parsing.ts';
import { specified, type Rules } from './rules.ts';
import { headingsOf, type TableTexts } from './tableTexts.ts';
import { writeCsv } from './writeCsv.ts';

/**
 * Writes one entity as a table for spreadsheets: comma-separated values (RFC 4180) in UTF-8 with a byte order mark, so
 * that Arabic names open correctly.
 *
 * There is a row for each of the 25 services and a row of totals. Each amount appears twice: as in the record, and as
 * read by `parseAmount`. The second is empty for services that are not adopted, so that each column adds up to its
 * total. As on the dashboard, the total of CO2 is in Tonnes without conversion from KGs.
 *
 * Names and values may come from strangers, so cells that a spreadsheet would run as formulas get an apostrophe: see
 * `writeCsv`. Anything that is not a record is treated as an entity that has adopted nothing.
 */
export function entityCsv(record: EntityRecord): string {
  return tableOf(record, specified);
}

/** @internal */
export function tableOf<Key extends string>(record: EntityRecord, rules: Rules<Key>): string {
  const { units, table } = rules;
  const fields = withOwnFieldsOnly(record);
  const summary = summarize(fields, rules);
  const name = summary.entityName ?? '';
  const savings = new Map(summary.adoptedServices.map((saving) => [saving.serviceKey, saving]));
  const rows = rules.services.map((service) => {
    const saving = savings.get(service.key);
    const given = (field: string) => asGiven(readField(fields, field));
    return [
      ...[name, service.key, service.name, saving ? table.yes : table.no],
      ...[given(service.cost), amount(saving?.costSaved), units.cost],
      ...[given(service.time), amount(saving?.timeSaved), units.time],
      ...[given(service.co2), amount(saving?.co2Reduced), units.co2],
    ];
  });
  return writeCsv([headingsOf(table.columns), ...rows, totalsOf(name, summary, units, table)]);
}

function totalsOf(
  name: string,
  summary: EntitySummary<string>,
  units: Units,
  { total, adoptedOf }: TableTexts,
): readonly string[] {
  const adopted = adoptedOf
    .replace('{adopted}', String(summary.adoptedCount))
    .replace('{total}', String(summary.totalServices));
  return [
    ...[name, '', total, adopted],
    ...['', amount(summary.costSaved), units.cost],
    ...['', amount(summary.timeSaved), units.time],
    ...['', amount(summary.co2Reduced), units.co2Total],
  ];
}

const amount = (value: number | undefined) => (value === undefined ? '' : String(value));

/** A value as text. A list or an object is written as JSON; an unwritable value is left empty. */
function asGiven(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

/** The longest entity name in a file name: systems limit file names to 255 bytes, and a character has up to four. */
const LONGEST = 50;

/**
 * Returns the file name for `entityCsv`: `'impact-Dubai Police.csv'`. Letters of every script are kept. Characters that
 * file systems refuse, control characters and those that change text direction become spaces. A long name is truncated.
 * An entity without a name gives `'impact.csv'`.
 */
export function csvFileName(record: EntityRecord): string {
  const name = (entityName(withOwnFieldsOnly(record)) ?? '')
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const cut = [...name]
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/, '');
  return cut === '' ? 'impact.csv' : `impact-${cut}.csv`;
}
