import type { ProjectId } from '../../overview/rows.ts';

/** The text of a project's own page, by its id. */
export const en = {
  core42:
    'A walk through the cloud provider’s brand, products and partners: what each product does, a film where there is one, and a way to ask for more.',
  tdra: 'Look up any government entity and see how many of 25 digital services it has adopted, and the cost, time and CO₂ savings those services bring.',
  g42: 'A live stream in the background and, one press away, the intelligence grid itself on the full screen.',
  m42: 'A health group that joins genomics, data and care. Its story is told on its own site.',
  dda: 'Bilingual pages for the city’s digital platforms: trade, build, justice, tourism, investment, transport, Dubai Now and the agents that work behind them.',
} satisfies Record<ProjectId, string>;
