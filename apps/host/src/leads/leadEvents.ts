/** An event in the life of a contact request: one line of the file. Times are in ISO 8601, UTC. */
export type LeadEvent =
  | {
      readonly type: 'received';
      readonly id: string;
      readonly receivedAt: string;
      readonly portalId: string;
      readonly formId: string;
      /** The request's body, letter for letter, so that the provider gets what the visitor sent. */
      readonly body: string;
    }
  /** It is about to be sent to the provider. */
  | { readonly type: 'attempt'; readonly id: string; readonly at: string }
  /** The provider has accepted it. */
  | { readonly type: 'sent'; readonly id: string; readonly at: string }
  /** The provider has refused it for good. */
  | { readonly type: 'refused'; readonly id: string; readonly at: string; readonly reason: string }
  /** The presenter has asked to send a refused one again. */
  | { readonly type: 'again'; readonly id: string; readonly at: string };

/** The keys of each event type besides `type`. All hold text. */
const keysOf: Readonly<Record<LeadEvent['type'], readonly string[]>> = {
  received: ['id', 'receivedAt', 'portalId', 'formId', 'body'],
  attempt: ['id', 'at'],
  sent: ['id', 'at'],
  refused: ['id', 'at', 'reason'],
  again: ['id', 'at'],
};

/** An id as the form endpoint accepts it. */
const formIdPattern = /^[\w-]+$/;

/** Reads a line. Never throws: undefined if it is not one of ours. */
export function readEvent(line: Buffer): LeadEvent | undefined {
  const event = parse(line);
  if (typeof event !== 'object' || event === null) return undefined;
  const fields = event as Readonly<Record<string, unknown>>;
  const { type } = fields;
  if (typeof type !== 'string' || !Object.hasOwn(keysOf, type)) return undefined;
  const keys = keysOf[type as LeadEvent['type']];
  if (keys.some((key) => typeof fields[key] !== 'string')) return undefined;
  const read = event as LeadEvent;
  if (Number.isNaN(Date.parse(timeOf(read)))) return undefined;
  const areIdsSafe =
    read.type !== 'received' ||
    (formIdPattern.test(read.portalId) && formIdPattern.test(read.formId));
  return areIdsSafe ? read : undefined;
}

/** When an event happened, in ISO 8601. */
export function timeOf(event: LeadEvent): string {
  return event.type === 'received' ? event.receivedAt : event.at;
}

/** Whether a line is JSON, ours or not. */
export function isJson(line: Buffer): boolean {
  return parse(line) !== undefined;
}

/** The parsed line; undefined, which no JSON text gives, if it is not JSON. */
function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    return undefined;
  }
}
