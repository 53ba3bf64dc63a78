import { createFindings, createImpact, entityName, uae, type EntityRecord } from '@showcase/impact';
import { fetchWithin } from './fetchWithin.ts';

/** The entities that the dashboard gets, or the reason why it gets none. */
export type EntityList =
  | {
      readonly records: readonly EntityRecord[];
      /** What the dashboard won't read as it was perhaps meant, in sentences. */
      readonly findings: readonly string[];
    }
  | { readonly address: string; readonly failure: string };

/** Fetches the list as the dashboard does. Never rejects. @param host Its origin. */
export async function readEntityList(host: string): Promise<EntityList> {
  const address = `${host}/api/entities`;
  try {
    const response = await fetchWithin(5000, address);
    if (!response.ok) throw new Error(`It answers with ${String(response.status)}.`);
    const { onWarning, sentences } = createFindings();
    const records = createImpact(uae.en).parseEntities(await response.json(), { onWarning });
    return { records, findings: sentences() };
  } catch (error) {
    return { address, failure: error instanceof Error ? error.message : String(error) };
  }
}

/** The names of the list, once for each entity: two entities may share one. */
export function namesIn(records: readonly EntityRecord[]): readonly string[] {
  return records.flatMap((record) => entityName(record) ?? []);
}
