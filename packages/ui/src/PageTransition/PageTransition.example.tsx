import { Page, PageTransition } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  Page: <Page title="Trade">Over 400 services</Page>,
  PageTransition: (
    <PageTransition page="trade" keyOf={(page) => page}>
      {(page) => <Page title={page}>Over 400 services</Page>}
    </PageTransition>
  ),
};
