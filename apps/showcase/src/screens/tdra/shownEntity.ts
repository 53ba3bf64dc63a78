import type { EntityRecord, EntitySummary } from '@showcase/impact';
import type { Bilingual } from '@showcase/ui';
import { dashboard } from '@showcase/content/dashboard';

/** The entity that the dashboard shows. */
export interface ShownEntity {
  readonly record: EntityRecord;
  readonly summary: EntitySummary;
  /** The note in its record, for instance that its figures are samples; undefined without one. */
  readonly note: Bilingual | string | undefined;
  /** The search part of its address. */
  readonly search: string;
}

/** The note in a record; undefined without one. */
export function noteOf(record: EntityRecord): Bilingual | string | undefined {
  const note = record['DataNote'];
  const { sampleNote } = dashboard;
  if (typeof note !== 'string' || note.trim() === '') return undefined;
  return note === sampleNote.en ? sampleNote : note;
}
