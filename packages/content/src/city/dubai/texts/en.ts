import type { TextsOf } from '../../pages.ts';
import type { dubaiRows } from '../rows.ts';

export const en = {
  trade: {
    title: 'Trade and Logistics',
    description:
      'Set up a trading company, clear goods through customs and book transport without visiting a service centre.',
  },
  build: {
    title: 'Build',
    description:
      'For owners, from the plot to the completion certificate: approved drawings, a building permit and inspections in one journey.',
  },
  buildDubai: {
    title: 'Build Dubai',
    description:
      'Consultants and contractors register, submit drawings and answer review comments on one platform.',
  },
  justice: {
    title: 'Justice',
    description: 'File a case, pay its fees and attend the hearing remotely.',
  },
  justiceDubai: {
    title: 'Justice Dubai',
    description:
      'Courts, public prosecution, police and notaries share one file, so nobody has to give the same details twice.',
  },
  investDubai: {
    title: 'Invest Dubai',
    description:
      'Choose an activity, reserve a trade name and receive the licence, on the mainland or in a free zone.',
  },
  tourismDubai: {
    title: 'Tourism Dubai',
    description:
      'Licences and permits for hotels, holiday homes, tour guides and events, from application to renewal.',
  },
  'dubai-transport': {
    title: 'Dubai Transport',
    description:
      'Plan a journey, pay for parking and renew a driving or vehicle licence in one place.',
  },
  TradeDubaiBg: {
    title: 'Trade Dubai',
    description:
      'Track a shipment from the port or the airport to the warehouse, with customs, free zones and carriers on one screen.',
  },
  BuildtBg: {
    description:
      'Permits, utilities and inspections from separate entities, requested once and tracked on one timeline.',
  },
  JusticeDubaiBg: {
    description:
      'People, companies and lawyers track their cases, judgments and notarised documents from one account.',
  },
  InvestBg: {
    description:
      'For anyone starting or expanding a company in Dubai, or moving one here: licences, visas and premises from the entities concerned.',
  },
  TourismDubaiBG: {
    description:
      'For visitors: what is on, what to see and how to get there, from the city’s official sources.',
  },
  DubaiTransportBg: {
    description:
      'Metro, tram, bus, taxi and marine transport on one map, from the Roads and Transport Authority and its partners.',
  },
} satisfies TextsOf<typeof dubaiRows>;
