import { writeCsv, writeCsvRow } from '@showcase/impact/csv';
import { formDefinition } from '@showcase/host/formProvider/formDefinition';
import { readContent, type SubmissionContent } from '@showcase/host/formProvider/validation';
import type { StoredLead } from './leads.ts';

const knownFields: ReadonlySet<string> = new Set(formDefinition);

const columns = [
  ...['received', 'state', 'since', 'reason', 'submitted', ...formDefinition, 'other fields'],
  ...['page', 'page name', 'hutk', 'portal id', 'form id', 'id'],
];

/** The first line of the table, with the names of the columns. */
export function csvHead(): string {
  return writeCsv([columns]);
}

/**
 * Formats a contact request as a row of the table. Times are in ISO 8601, UTC. The values of a repeated field are
 * joined by '; '; fields without their own column share one, as `name=value`. Values come from strangers: `writeCsvRow`
 * guards against formulas.
 */
export function csvRow(lead: StoredLead): string {
  const { fields, context, submittedAt } = contentOf(lead.body);
  const valueOf = (name: string) =>
    fields.flatMap((field) => (field.name === name ? [field.value] : [])).join('; ');
  const others = fields.filter(({ name }) => !knownFields.has(name));
  return writeCsvRow([
    ...[timeOf(lead.receivedAt), lead.state, timeOf(lead.since), lead.reason],
    ...[submittedAt === undefined ? '' : timeOf(submittedAt), ...formDefinition.map(valueOf)],
    others.map(({ name, value }) => `${name}=${value}`).join('; '),
    ...[context.pageUri ?? '', context.pageName ?? '', context.hutk ?? ''],
    ...[lead.portalId, lead.formId, lead.id],
  ]);
}

/** The content of a body; empty if an edit of the file has broken it. */
export function contentOf(body: string): SubmissionContent {
  const empty = { fields: [], context: {} };
  try {
    const reading = readContent(JSON.parse(body));
    return 'content' in reading ? reading.content : empty;
  } catch {
    return empty;
  }
}

/** A time in ISO 8601; the bare number if it is outside the range of dates, since a client may send any number. */
function timeOf(milliseconds: number): string {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? String(milliseconds) : date.toISOString();
}
