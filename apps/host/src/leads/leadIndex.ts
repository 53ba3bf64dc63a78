import { timeOf, type LeadEvent } from './leadEvents.ts';

type Received = Extract<LeadEvent, { type: 'received' }>;

export type LeadState = 'waiting' | 'sent' | 'refused';

/** A contact request that is kept. Its body stays in the file. */
export interface Lead {
  readonly id: string;
  readonly portalId: string;
  readonly formId: string;
  /** Milliseconds since the epoch, like all times here. */
  readonly receivedAt: number;
  readonly state: LeadState;
  /** When it entered the state. */
  readonly since: number;
  /** How many times the host has started to send it. */
  readonly attempts: number;
  /** Why the provider refused it, in the provider's words; empty unless it is refused. */
  readonly reason: string;
  /** Where its line begins in the file, in bytes. */
  readonly offset: number;
  /** The length of that line. */
  readonly bytes: number;
}

/** The state of every contact request, as it follows from the events. */
export class LeadIndex {
  /** By id, oldest first. */
  readonly #leads = new Map<string, Lead>();
  /** The complete requests that have not been sent, in case the file loses them. */
  readonly #unsent = new Map<string, Received>();

  get(id: string): Lead | undefined {
    return this.#leads.get(id);
  }

  /** All requests, oldest first. */
  all(): readonly Lead[] {
    return [...this.#leads.values()];
  }

  /** The events that restore unsent requests, oldest first. */
  unsent(): readonly LeadEvent[] {
    return [...this.#unsent.values()].flatMap((received): readonly LeadEvent[] => {
      const lead = this.#leads.get(received.id);
      if (lead?.state !== 'refused') return [received];
      const at = new Date(lead.since).toISOString();
      return [received, { type: 'refused', id: lead.id, at, reason: lead.reason }];
    });
  }

  /** How many requests are in each state. */
  counts(): Readonly<Record<LeadState, number>> {
    const counts = { waiting: 0, sent: 0, refused: 0 };
    for (const { state } of this.#leads.values()) counts[state] += 1;
    return counts;
  }

  /**
   * The request to send next: of those waiting with the fewest attempts, the oldest. A request that always fails
   * doesn't hold up others.
   */
  next(): Lead | undefined {
    let next: Lead | undefined;
    for (const lead of this.#leads.values()) {
      if (lead.state !== 'waiting') continue;
      if (!next || lead.attempts < next.attempts) next = lead;
    }
    return next;
  }

  /**
   * Applies an event. An event that doesn't fit changes nothing: a request is received once, and a sent one stays sent.
   *
   * @param at The position of the event's line in the file.
   */
  apply(event: LeadEvent, at: Pick<Lead, 'offset' | 'bytes'>): void {
    const { id } = event;
    const since = Date.parse(timeOf(event));
    const lead = this.#leads.get(id);
    if (event.type === 'received') {
      if (lead) return;
      this.#unsent.set(id, event);
      const { portalId, formId } = event;
      const begin = { state: 'waiting', since, attempts: 0, reason: '' } as const;
      this.#leads.set(id, { id, portalId, formId, receivedAt: since, ...begin, ...at });
    } else if (lead && lead.state !== 'sent') {
      if (event.type === 'sent') this.#unsent.delete(id);
      this.#leads.set(id, { ...lead, ...changesBy(event, lead, since) });
    }
  }
}

function changesBy(
  event: Exclude<LeadEvent, { type: 'received' }>,
  { state, attempts }: Lead,
  since: number,
): Partial<Lead> {
  switch (event.type) {
    case 'attempt':
      return { attempts: attempts + 1 };
    case 'sent':
      return { state: 'sent', since, reason: '' };
    case 'refused':
      return { state: 'refused', since, reason: event.reason };
    case 'again':
      return state === 'refused' ? { state: 'waiting', since, reason: '' } : {};
  }
}
