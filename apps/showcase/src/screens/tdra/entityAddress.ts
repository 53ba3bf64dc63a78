import { entityName, type EntityRecord } from '@showcase/impact';

/**
 * The search part of the dashboard's address for an entity: its name and, unless it is the first with that name, its
 * number among them, so each can be bookmarked (docs/faults.md, E7). Empty for an entity without a name.
 */
export function entityAddress(list: readonly EntityRecord[], position: number): string {
  const record = list[position];
  const name = record && entityName(record);
  if (name === undefined) return '';
  const number = positionsOf(list, name).indexOf(position) + 1;
  const parameters = new URLSearchParams({ entity: name });
  if (number > 1) parameters.set('number', String(number));
  return `?${parameters.toString()}`;
}

/** The entity that an address names; undefined if it names none, or one that is not in the list. */
export function entityAt(
  list: readonly EntityRecord[],
  parameters: URLSearchParams,
): EntityRecord | undefined {
  const name = parameters.get('entity');
  if (name === null) return undefined;
  const number = Number(parameters.get('number') ?? 1);
  const position = positionsOf(list, name)[number - 1];
  return position === undefined ? undefined : list[position];
}

function positionsOf(list: readonly EntityRecord[], name: string): readonly number[] {
  return list.flatMap((record, position) => (entityName(record) === name ? position : []));
}
