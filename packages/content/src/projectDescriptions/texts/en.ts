import type { ProjectId } from '../../overview/rows.ts';

/** The text of a project's own page, by its id. */
export const en = {
  core42:
    'A tour of the cloud provider’s brand, products and partners: see what each product does, watch a video and ask for more.',
  tdra: 'Look up any government entity and see how many of 25 digital services it has adopted, and the cost, time and CO₂ savings those services bring.',
  g42: 'A live stream in the background and, at the press of a button, the intelligence grid in full screen.',
  m42: 'A health group that joins genomics, data and care. Its story is told on its own site.',
  dda: 'Bilingual pages for the city’s digital platforms: trade, build, justice, tourism, investment, transport, Dubai Now and the agents that work behind them.',
} satisfies Record<ProjectId, string>;
