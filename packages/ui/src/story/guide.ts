import type { Criterion } from './criteria.ts';

/** A picture of a component. */
interface GuideExample {
  /** What the picture shows and why it's good or bad, in a sentence. */
  readonly text: string;
  /** The args that replace the playground's. */
  readonly args: object;
}

/** Guidance on a component for designers; its docs page in Storybook is made from it. */
export interface Guide {
  /** The purpose of the component. */
  readonly purpose: string;
  /** Rules, as imperative sentences. */
  readonly do: readonly string[];
  /** Things to avoid, as imperative sentences that follow 'Don’t'. */
  readonly dont: readonly string[];
  /** The component's elements, and what each one is. */
  readonly anatomy: readonly (readonly [element: string, description: string])[];
  /** The keys that the component handles and what each does; empty if none. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
  /** Rules for its texts, in general and for each language. */
  readonly content: readonly string[];
  readonly accessibility: {
    /** The roles exposed to assistive technology, and the name or content of each. */
    readonly roles: readonly (readonly [role: string, description: string])[];
    /** Notes if it has no role. */
    readonly note?: string | undefined;
    /** The WCAG 2.2 success criteria that it meets. */
    readonly criteria: readonly Criterion[];
  };
  /** Related components, by name. */
  readonly related: readonly string[];
  /** Alternative names for Storybook's search. */
  readonly aliases: readonly string[];
  /** A good and a bad example, rendered live from the playground or by `parameters.asPicture`. */
  readonly pair?:
    | {
        readonly do: GuideExample;
        readonly dont: GuideExample;
        /** Whether both fit side by side. */
        readonly isNarrow?: boolean | undefined;
      }
    | undefined;
}
