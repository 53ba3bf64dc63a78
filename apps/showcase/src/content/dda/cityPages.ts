/** The pages of the city's platforms: trade, build, justice, investment, tourism and transport. */
import type { PlatformRow } from './types.ts';

const trade = { motif: 'trade', figures: 'trade', action: 'explore', link: 'trade' } as const;
const build = { motif: 'build', figures: 'build', action: 'explore', link: 'build' } as const;
const justice = {
  motif: 'justice',
  figures: 'justice',
  action: 'explore',
  link: 'justice',
} as const;
/** The link catalogue has no entry for this experience, so its action has no target. */
const invest = { motif: 'investment', figures: 'invest', action: 'explore' } as const;
const tourism = { motif: 'tourism', figures: 'tourism', action: 'explore', link: 'visit' } as const;
const transport = {
  motif: 'transport',
  figures: 'transport',
  action: 'explore',
  link: 'dubaiTransport',
} as const;

export const cityPages: readonly PlatformRow[] = [
  { slug: 'trade', subject: 'tradeAndLogistics', background: 'video', ...trade },
  { slug: 'build', subject: 'build', background: 'video', ...build },
  {
    slug: 'buildDubai',
    subject: 'buildDubai',
    background: 'video',
    ...build,
    figures: 'buildExact',
  },
  { slug: 'justice', subject: 'justice', background: 'video', ...justice },
  { slug: 'justiceDubai', subject: 'justiceDubai', background: 'video', ...justice },
  { slug: 'investDubai', subject: 'investDubai', background: 'video', ...invest },
  { slug: 'tourismDubai', subject: 'tourismDubai', background: 'video', ...tourism },
  { slug: 'dubai-transport', subject: 'dubaiTransport', background: 'video', ...transport },
  { slug: 'TradeDubaiBg', subject: 'tradeDubai', background: 'image', ...trade },
  { slug: 'BuildtBg', subject: 'buildDubai', background: 'image', ...build },
  { slug: 'JusticeDubaiBg', subject: 'justiceDubai', background: 'image', ...justice },
  { slug: 'InvestBg', subject: 'investDubai', background: 'image', ...invest },
  { slug: 'TourismDubaiBG', subject: 'tourismDubai', background: 'image', ...tourism },
  { slug: 'DubaiTransportBg', subject: 'dubaiTransport', background: 'image', ...transport },
];
