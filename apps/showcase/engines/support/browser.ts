import type { Driver } from '../drivers/driver.ts';

/** The browser of a file's tests, started when the first of them needs it. */
export class Browser {
  readonly #start: () => Promise<Driver>;
  #driver: Driver | undefined;

  constructor(start: () => Promise<Driver>) {
    this.#start = start;
  }

  async driver(): Promise<Driver> {
    this.#driver ??= await this.#start();
    return this.#driver;
  }

  /** Ends it, even if it no longer answers. The next test that needs a driver gets a new browser. */
  async close(): Promise<void> {
    const driver = this.#driver;
    this.#driver = undefined;
    await driver?.close();
  }
}
