import { expect, vi } from 'vitest';
import type { Driver, KeyName, Point } from '../drivers/driver.ts';
import type { Query } from './inPage.ts';
import { timeout } from './timeout.ts';

type Result<T> = T | Promise<T>;

/** One tab of an engine, used like a visitor's. */
export class Page {
  readonly #driver: Driver;
  readonly #origin: string;
  readonly #reports: string[] = [];

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Opens a page of the app and waits until it has been hydrated. */
  async open(path: string): Promise<void> {
    await this.#collectReports();
    await this.#driver.open(new URL(path, this.#origin).href);
    await this.#untilHydrated();
  }

  /** Opens a blank page, so nothing from one test continues in the next. */
  leave(): Promise<void> {
    return this.#driver.open('about:blank');
  }

  /** Goes back at once, whatever the page is doing. */
  back(): Promise<void> {
    return this.evaluate(() => {
      history.back();
    });
  }

  forward(): Promise<void> {
    return this.evaluate(() => {
      history.forward();
    });
  }

  /** Calls a function in the page. It is sent as source, and its arguments as JSON. */
  evaluate<T, A extends readonly unknown[]>(
    run: (...values: A) => Result<T>,
    ...values: A
  ): Promise<T> {
    return this.call(run, asJson(values));
  }

  /** Like `evaluate`, with expressions as arguments. */
  async call<A extends readonly unknown[], T>(
    run: (...values: A) => Result<T>,
    expressions: readonly string[],
  ): Promise<T> {
    const { value, error } = (await this.#driver.evaluate(`(async () => {
      try {
        return { value: await (${run.toString()})(${expressions.join()}) };
      } catch (error) {
        return { error: String(error) };
      }
    })()`)) as { value: T; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** The elements with a role and an accessible name. A string must match the whole name. */
  role(role: string, name?: string | RegExp, level?: number): Locator {
    return new Locator(this, queryFor(role, name, level));
  }

  click(point: Point, count = 1): Promise<void> {
    return this.#driver.click(point, count);
  }

  drag(from: Point, to: Point): Promise<void> {
    return this.#driver.drag(from, to);
  }

  press(key: KeyName): Promise<void> {
    return this.#driver.press(key, false);
  }

  pressShift(key: KeyName): Promise<void> {
    return this.#driver.press(key, true);
  }

  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  /** Path, search and hash, decoded. */
  address(): Promise<string> {
    return this.evaluate(() => decodeURI(location.pathname + location.search + location.hash));
  }

  title(): Promise<string> {
    return this.evaluate(() => document.title);
  }

  /** Everything the pages of this tab have reported since the last call. */
  async takeReports(): Promise<readonly string[]> {
    await this.#collectReports();
    return this.#reports.splice(0);
  }

  async #collectReports(): Promise<void> {
    const reports = await this.evaluate(
      () => (window.inPage as typeof window.inPage | undefined)?.reports.splice(0) ?? [],
    );
    this.#reports.push(...reports);
  }

  async #untilHydrated(): Promise<void> {
    await expect
      .poll(() =>
        this.evaluate(() =>
          Object.keys(document.querySelector('main') ?? {}).some((key) =>
            key.startsWith('__reactFiber'),
          ),
        ),
      )
      .toBe(true);
  }
}

/** Elements by role and name. Methods for a single element wait until there is exactly one. */
export class Locator {
  readonly #page: Page;
  readonly query: Query;

  constructor(page: Page, query: Query) {
    this.#page = page;
    this.query = query;
  }

  role(role: string, name?: string | RegExp, level?: number): Locator {
    return new Locator(this.#page, { ...queryFor(role, name, level), within: this.query });
  }

  count(): Promise<number> {
    return this.#page.evaluate((query) => window.inPage.findAll(query).length, this.query);
  }

  /** The texts of all elements. */
  texts(): Promise<readonly string[]> {
    return this.#page.evaluate(
      (query) => window.inPage.findAll(query).map(({ textContent }) => textContent),
      this.query,
    );
  }

  text(): Promise<string> {
    return this.evaluate((element) => element.textContent);
  }

  value(): Promise<string> {
    return this.evaluate((element) => (element as HTMLInputElement).value);
  }

  attribute(name: string): Promise<string | null> {
    return this.evaluate((element, name) => element.getAttribute(name), name);
  }

  isFocused(): Promise<boolean> {
    return this.evaluate((element) => element === document.activeElement);
  }

  /** Calls a function in the page with the element. */
  evaluate<T, A extends readonly unknown[]>(
    run: (element: HTMLElement, ...values: A) => Result<T>,
    ...values: A
  ): Promise<T> {
    const element = `window.inPage.find(${JSON.stringify(this.query)})`;
    return eventually(() => this.#page.call(run, [element, ...asJson(values)]));
  }

  async click(count = 1): Promise<void> {
    await this.#page.click(await this.place(), count);
  }

  /** Where the element can be pressed. */
  place(): Promise<Point> {
    return eventually(() =>
      this.#page.evaluate((query) => window.inPage.pressable(query), this.query),
    );
  }

  focus(): Promise<void> {
    return this.evaluate((element) => {
      element.focus();
    });
  }

  /** Puts text into a field, like a visitor who selects its content and types. */
  async fill(text: string): Promise<void> {
    await this.evaluate((element) => {
      (element as HTMLInputElement).select();
      element.focus();
    });
    await this.#page.type(text);
  }

  async untilThere(): Promise<void> {
    await this.evaluate(() => undefined);
  }

  async untilGone(): Promise<void> {
    await expect.poll(() => this.count(), { message: JSON.stringify(this.query) }).toBe(0);
  }
}

function queryFor(role: string, name?: string | RegExp, level?: number): Query {
  const serial = name instanceof RegExp ? { source: name.source, flags: name.flags } : name;
  return { role, name: serial, level };
}

const asJson = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value));

/** Retries until it succeeds; otherwise the last failure is reported. */
const eventually = <T>(attempt: () => Promise<T>) => vi.waitFor(attempt, { timeout });
