import type { PageRow } from '../pages.ts';

const trade = {
  motif: 'trade',
  figures: { services: { over: 400 }, entities: { over: 20 } },
  action: 'explore',
  link: 'trade',
} as const;
const build = {
  motif: 'build',
  figures: { services: { over: 200 }, entities: { over: 6 } },
  action: 'explore',
  link: 'build',
} as const;
const justice = {
  motif: 'justice',
  figures: { services: { over: 145 }, entities: { over: 9 } },
  action: 'explore',
  link: 'justice',
} as const;
/** The link catalogue has no entry for this experience, so its action has no target. */
const invest = {
  motif: 'investment',
  figures: { services: { exactly: 700 }, entities: { over: 50 } },
  action: 'explore',
} as const;
const tourism = {
  motif: 'tourism',
  figures: { services: { exactly: 21 }, entities: { over: 7 } },
  action: 'explore',
  link: 'visit',
} as const;
const transport = {
  motif: 'transport',
  figures: { services: { over: 25 }, entities: { over: 5 } },
  action: 'explore',
  link: 'dubaiTransport',
} as const;

/** The pages of the city's platforms: trade, build, justice, investment, tourism and transport. */
export const dubaiRows = {
  trade: { background: 'video', ...trade },
  build: { background: 'video', ...build },
  buildDubai: {
    background: 'video',
    ...build,
    // This page gives the exact number of services, in English only.
    figures: { services: { over: 200, exactly: { en: 209 } }, entities: { over: 6 } },
  },
  justice: { background: 'video', ...justice },
  justiceDubai: { background: 'video', ...justice },
  investDubai: { background: 'video', ...invest },
  tourismDubai: { background: 'video', ...tourism },
  'dubai-transport': { background: 'video', ...transport },
  TradeDubaiBg: { background: 'image', ...trade },
  BuildtBg: { subject: 'buildDubai', background: 'image', ...build },
  JusticeDubaiBg: { subject: 'justiceDubai', background: 'image', ...justice },
  InvestBg: { subject: 'investDubai', background: 'image', ...invest },
  TourismDubaiBG: { subject: 'tourismDubai', background: 'image', ...tourism },
  DubaiTransportBg: { subject: 'dubai-transport', background: 'image', ...transport },
} as const satisfies Record<string, PageRow>;
