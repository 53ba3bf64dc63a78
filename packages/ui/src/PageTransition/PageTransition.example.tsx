import { Page, PageTransition } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  Page: <Page title="Trade">Over 400 services</Page>,
  PageTransition: (
    <PageTransition page="trade" keyOf={(page) => page}>
      {(page) => <Page title={page}>Over 400 services</Page>}
    </PageTransition>
  ),
};
