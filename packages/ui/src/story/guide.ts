import type { Criterion } from './criteria.ts';

/** What a picture of a component shows. */
interface GuideExample {
  /** What is there to see, and why it is good or bad, in a sentence. */
  readonly text: string;
  /** What takes the place of the playground's args. */
  readonly args: object;
}

/**
 * What a designer needs to know about a component; its docs page in Storybook is made from it.
 */
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
  readonly accessibility: {
    /** The roles that assistive technology meets, and what each is named or says. */
    readonly roles: readonly (readonly [role: string, description: string])[];
    /** What it does where it has no role. */
    readonly note?: string | undefined;
    /** The success criteria of WCAG 2.2 that it takes care of. */
    readonly criteria: readonly Criterion[];
  };
  /** The components to know beside it, by name. */
  readonly related: readonly string[];
  /** Other words for it, by which Storybook's search finds it. */
  readonly aliases: readonly string[];
  /** One thing done well and one done badly, drawn live from the playground, or by `parameters.asPicture`. */
  readonly pair?:
    | {
        readonly do: GuideExample;
        readonly dont: GuideExample;
        /** Whether both fit beside each other. */
        readonly isNarrow?: boolean | undefined;
      }
    | undefined;
}
