import { ShowcaseProvider } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  ShowcaseProvider: <ShowcaseProvider>Trade</ShowcaseProvider>,
};
