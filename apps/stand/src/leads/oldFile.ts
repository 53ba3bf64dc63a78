import type { LeadState, StoredLead } from './leads.ts';

/**
 * A line of the files in which hosts kept requests before they had a database: an event in the life of a request. Times
 * are in ISO 8601.
 */
interface OldEvent {
  readonly type: 'received' | 'attempt' | 'sent' | 'refused' | 'again';
  readonly id: string;
  readonly at: number;
  readonly portalId: string;
  readonly formId: string;
  readonly body: string;
  readonly reason: string;
}

/** The keys of each event type besides `type`. All hold text. */
const keysOf: Readonly<Record<OldEvent['type'], readonly string[]>> = {
  received: ['id', 'receivedAt', 'portalId', 'formId', 'body'],
  attempt: ['id', 'at'],
  sent: ['id', 'at'],
  refused: ['id', 'at', 'reason'],
  again: ['id', 'at'],
};

/** An id as the form endpoint accepts it. */
const formIdPattern = /^[\w-]+$/;

/** The requests in a file of the old kind, oldest first, and how many lines hold something else. */
export function readOldFile(text: string): {
  readonly requests: readonly StoredLead[];
  readonly others: number;
} {
  const requests = new Map<string, StoredLead>();
  let others = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const event = readEvent(line);
    if (event) apply(requests, event);
    else others += 1;
  }
  return { requests: [...requests.values()], others };
}

/** An event that doesn't fit changes nothing: a request is received once, and a sent one stays sent. */
function apply(requests: Map<string, StoredLead>, event: OldEvent): void {
  const { type, id, at, portalId, formId, body, reason } = event;
  const known = requests.get(id);
  if (type === 'received') {
    if (known) return;
    const begin = { state: 'waiting', since: at, attempts: 0, reason: '' } as const;
    requests.set(id, { id, portalId, formId, receivedAt: at, ...begin, body });
  } else if (known && known.state !== 'sent') {
    if (type === 'attempt') requests.set(id, { ...known, attempts: known.attempts + 1 });
    else requests.set(id, { ...known, state: stateAfter[type], since: at, reason });
  }
}

const stateAfter: Readonly<Record<'sent' | 'refused' | 'again', LeadState>> = {
  sent: 'sent',
  refused: 'refused',
  again: 'waiting',
};

/** Reads a line. Never throws: undefined if it is none of ours, or half-written. */
function readEvent(line: string): OldEvent | undefined {
  const event = parse(line);
  if (typeof event !== 'object' || event === null) return undefined;
  const fields = event as Readonly<Record<string, string>>;
  const { type = '' } = fields;
  if (!Object.hasOwn(keysOf, type)) return undefined;
  if (keysOf[type as OldEvent['type']].some((key) => typeof fields[key] !== 'string')) {
    return undefined;
  }
  const { id = '', portalId = '', formId = '', body = '', reason = '' } = fields;
  const at = Date.parse(fields['receivedAt'] ?? fields['at'] ?? '');
  const areIdsSafe =
    type !== 'received' || [portalId, formId].every((id) => formIdPattern.test(id));
  if (Number.isNaN(at) || !areIdsSafe) return undefined;
  return { type: type as OldEvent['type'], id, at, portalId, formId, body, reason };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
