/** What a designer needs to know about a component; its docs page in Storybook is made from it. */
export interface Guide {
  /** What the component is for. */
  readonly purpose: string;
  /** Rules, as imperative sentences. */
  readonly do: readonly string[];
  /** What to avoid, as imperative sentences that read after 'Don’t'. */
  readonly dont: readonly string[];
  /** The elements the component consists of, and what each is. */
  readonly anatomy: readonly (readonly [element: string, description: string])[];
  /** The keys the component handles and what each does; empty if it handles none. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
  /** Rules for its texts, for both languages and for each. */
  readonly content: readonly string[];
}
