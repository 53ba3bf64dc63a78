import { ErrorPage } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  ErrorPage: <ErrorPage title="We couldn’t find that page." />,
};
