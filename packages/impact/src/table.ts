import { summarizeEntity, type EntitySummary } from './aggregation.ts';
import { unitName, type Units } from './formatting.ts';
import { entityName, readField, withOwnFieldsOnly, type EntityRecord } from './parsing.ts';
import type { Rules } from './rules.ts';
import { headingsOf, type TableTexts } from './tableTexts.ts';
import { writeCsv } from './writeCsv.ts';

/** Writes one entity as a table: see `Impact`. */
export function entityCsv(record: EntityRecord, rules: Rules): string {
  const { units, table } = rules;
  const fields = withOwnFieldsOnly(record);
  const summary = summarizeEntity(fields, rules);
  const name = summary.entityName ?? '';
  const savings = new Map(summary.adoptedServices.map((saving) => [saving.serviceKey, saving]));
  const rows = rules.services.map((service) => {
    const saving = savings.get(service.key);
    const given = (field: string) => asGiven(readField(fields, field));
    return [
      ...[name, service.key, service.name, saving ? table.yes : table.no],
      ...[given(service.cost), amount(saving?.costSaved), unitName(units.cost)],
      ...[given(service.time), amount(saving?.timeSaved), unitName(units.time)],
      ...[given(service.co2), amount(saving?.co2Reduced), unitName(units.co2)],
    ];
  });
  return writeCsv([headingsOf(table.columns), ...rows, totalsOf(name, summary, units, table)]);
}

function totalsOf(
  name: string,
  summary: EntitySummary,
  units: Units,
  { total, adoptedOf }: TableTexts,
): readonly string[] {
  const adopted = adoptedOf
    .replace('{adopted}', String(summary.adoptedCount))
    .replace('{total}', String(summary.totalServices));
  return [
    ...[name, '', total, adopted],
    ...['', amount(summary.costSaved), unitName(units.cost)],
    ...['', amount(summary.timeSaved), unitName(units.time)],
    ...['', amount(summary.co2Reduced), unitName(units.co2Total)],
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
