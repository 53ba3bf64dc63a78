/** What the compiler refuses: `pnpm types` reads this file, nothing runs it. */
import type { en as toolkit } from './city/toolkit/texts/en.ts';
import type { TextsOf } from './city/pages.ts';
import { localize } from './localize.ts';

const texts = { title: 'Title', sections: { dubai: 'Dubai' } };

// @ts-expect-error -- A language is missing.
localize({ en: texts });
// @ts-expect-error -- There is a language that the show doesn't have.
localize({ en: texts, ar: texts, fr: texts });

declare const given: typeof toolkit;
export const withoutText: typeof toolkit = {
  ...given,
  // @ts-expect-error -- A text is missing: three other sections.
  sections: { dubai: 'دبي' },
};
export const withSurplusText: typeof toolkit = {
  ...given,
  // @ts-expect-error -- No screen asks for this text.
  subtitle: 'نص',
};

export const rows = {
  trade: { background: 'image', motif: 'trade', action: 'explore' },
  tradeStill: { subject: 'trade', background: 'image', motif: 'trade', action: 'explore' },
  suite: { background: 'image', motif: 'agents', action: 'explore', cards: ['sourcing'] },
} as const;
type RowTexts = TextsOf<typeof rows>;

const trade = { title: 'Trade', description: 'Trade.' };
const tradeStill = { description: 'Still.' };
const card = { title: 'Sourcing', description: 'Finds.', activities: {} };
const suite = { ...trade, cards: { sourcing: card } };

export const complete: RowTexts = { trade, tradeStill, suite };
// @ts-expect-error -- A row has no texts.
export const withoutRow: RowTexts = { trade, tradeStill };
// @ts-expect-error -- There are texts without a row.
export const withSurplusRow: RowTexts = { trade, tradeStill, suite, build: trade };
// @ts-expect-error -- A row without a subject needs a title.
export const withoutTitle: RowTexts = { trade: tradeStill, tradeStill, suite };
// @ts-expect-error -- The agent of a row has no texts.
export const withoutCard: RowTexts = { trade, tradeStill, suite: { ...trade, cards: {} } };
