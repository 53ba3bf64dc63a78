import type { ContactFormConfiguration } from '@showcase/content/configuration/schema';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadConfiguration } from '@showcase/host/configuration';
import { deliver } from './deliver.ts';
import type { Leads, StoredLead } from './leads.ts';
import { backoff } from './retryDelay.ts';

interface ForwarderOptions {
  readonly leads: Leads;
  /** Names the provider. It is read before each attempt. */
  readonly readConfiguration: ReadConfiguration;
  /** Sent with every request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timing?: ForwarderTiming;
}

export interface ForwarderTiming {
  /** Milliseconds since the epoch: `Date.now`. */
  readonly now?: () => number;
  /** Resolves after the delay, or rejects when the signal aborts. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
  /** `Math.random`. */
  readonly random?: () => number;
  /** How long the provider may take to answer: 30 s. */
  readonly attemptMilliseconds?: number;
}

/** How often to check whether the configuration now names a provider. */
const providerCheck = 10_000;

/**
 * Sends the waiting requests to the provider, one at a time, until each is accepted or refused. After a failure it
 * pauses, longer each time, and then goes on with another request. Never logs content: refusals are listed on the
 * presenter's page.
 */
export class Forwarder {
  readonly #leads: Leads;
  readonly #readConfiguration: ReadConfiguration;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #timing: Required<ForwarderTiming>;
  readonly #stopping = new AbortController();
  readonly #cutOff = new AbortController();
  #failures = 0;
  #lastError = '';
  #done = Promise.resolve();

  constructor({ leads, readConfiguration, headers, timing }: ForwarderOptions) {
    this.#leads = leads;
    this.#readConfiguration = readConfiguration;
    this.#headers = headers;
    this.#timing = {
      now: Date.now,
      sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
      random: Math.random,
      attemptMilliseconds: 30_000,
      ...timing,
    };
  }

  /** Why requests are not getting through at the moment; empty if they are. */
  get lastError(): string {
    return this.#lastError;
  }

  start(): void {
    this.#done = this.#run();
  }

  /** Stops after the current attempt, which gets the given time to end. */
  async stop(milliseconds = 10_000): Promise<void> {
    this.#stopping.abort();
    const limit = setTimeout(() => {
      this.#cutOff.abort();
    }, milliseconds);
    await this.#done;
    clearTimeout(limit);
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      let lead: StoredLead | undefined;
      try {
        lead = this.#leads.next();
      } catch (error) {
        await this.#pause(this.#fail(explain(error)));
        continue;
      }
      if (!lead) {
        await this.#leads.whenWaiting(signal);
        continue;
      }
      const { contactForm } = (await this.#readConfiguration()).configuration;
      const delay = contactForm?.host ? await this.#forward(lead, contactForm) : providerCheck;
      if (delay > 0) await this.#pause(delay);
    }
  }

  /**
   * Sends one request once, to the form of the configuration in force: the page may have sent it to another. Never
   * rejects. Resolves to the milliseconds until the next may be sent.
   */
  async #forward(
    { id, body }: StoredLead,
    { host, portalId, formId }: ContactFormConfiguration,
  ): Promise<number> {
    const { now, attemptMilliseconds: milliseconds } = this.#timing;
    try {
      this.#leads.attempt(id);
    } catch (error) {
      return this.#fail(explain(error));
    }
    const url = `${host}/submissions/v3/integration/submit/${portalId}/${formId}`;
    const outcome = await deliver({
      ...{ url, body, headers: this.#headers, milliseconds, now },
      signal: this.#cutOff.signal,
    });
    if (outcome.kind === 'failed') {
      return Math.max(this.#fail(`${new URL(host).host}: ${outcome.reason}`), outcome.retryAfter);
    }
    await this.#record(() => {
      if (outcome.kind === 'accepted') this.#leads.sent(id);
      else this.#leads.refused(id, outcome.reason);
    });
    if (outcome.kind === 'refused') {
      console.error('The provider refused a contact request. See /dev/submissions.');
    }
    return 0;
  }

  /** Records an outcome, however long it takes: otherwise the host would send the request again. */
  async #record(record: () => void): Promise<void> {
    for (;;) {
      try {
        record();
        this.#succeed();
        return;
      } catch (error) {
        const delay = this.#fail(explain(error));
        if (this.#stopping.signal.aborted) {
          console.error('The last contact request was sent, but this could not be recorded.');
          return;
        }
        await this.#pause(delay);
      }
    }
  }

  #succeed(): void {
    if (this.#lastError !== '') console.warn('Contact requests are being forwarded again.');
    this.#failures = 0;
    this.#lastError = '';
  }

  /** Counts a failure, and reports the first of a series. Returns the milliseconds to pause. */
  #fail(lastError: string): number {
    if (this.#lastError === '' && !this.#stopping.signal.aborted) {
      console.error(`Contact requests are waiting: ${lastError}. The host keeps trying.`);
    }
    this.#lastError = lastError;
    this.#failures += 1;
    return backoff(this.#failures, this.#timing.random());
  }

  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#stopping;
    await this.#timing.sleep(milliseconds, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }
}

function explain(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
