/** What a designer needs to know of a part; its docs page in Storybook is made of it. */
export interface Guide {
  readonly purpose: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
  readonly anatomy: readonly (readonly [part: string, what: string])[];
  /** The keys it answers; empty where it has none of its own. */
  readonly keyboard: readonly (readonly [keys: string, what: string])[];
  /** Rules for its texts, for both languages and for each. */
  readonly content: readonly string[];
}
