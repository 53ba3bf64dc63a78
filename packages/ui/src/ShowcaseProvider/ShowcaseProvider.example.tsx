import { ShowcaseProvider } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  ShowcaseProvider: <ShowcaseProvider>Trade</ShowcaseProvider>,
};
