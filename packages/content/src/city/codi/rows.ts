import type { PageRow } from '../pages.ts';

/** The pages of the data experiences: CODAI, sampling, population, statistics and the marketplace. */
export const codiRows = {
  codai: { background: 'video', motif: 'data', action: 'explore', link: 'codai' },
  'ai-sampling': { background: 'video', motif: 'data', action: 'explore', link: 'aiSampling' },
  'dubai-population': {
    background: 'video',
    motif: 'data',
    action: 'explore',
    link: 'dubaiPopulation',
  },
  'data-statistics': {
    background: 'video',
    motif: 'data',
    action: 'explore',
    link: 'dataAndStatistics',
  },
  'data-marketplace': {
    background: 'video',
    motif: 'data',
    action: 'explore',
    link: 'dataMarketplace',
  },
  DubaiMarketPage: {
    subject: 'data-marketplace',
    background: 'image',
    motif: 'marketplace',
    action: 'explore',
    link: 'dataMarketplace',
  },
  DubaiPopulationPage: {
    subject: 'dubai-population',
    background: 'image',
    motif: 'population',
    action: 'explore',
    link: 'dubaiPopulation',
  },
  DataCountPage: {
    subject: 'data-statistics',
    background: 'image',
    motif: 'statistics',
    action: 'explore',
    link: 'dataAndStatistics',
  },
  AISamplingPage: {
    subject: 'ai-sampling',
    background: 'image',
    motif: 'sampling',
    action: 'tryNow',
    link: 'aiSampling',
  },
  CODAIPage: {
    subject: 'codai',
    background: 'image',
    motif: 'codai',
    action: 'tryNow',
    link: 'classificationAi',
  },
  DataCountPageV2: {
    background: 'image',
    motif: 'statistics',
    action: 'explore',
    link: 'dataAndStatistics',
  },
  DubaiPopulationPageV2: {
    background: 'image',
    motif: 'population',
    action: 'explore',
    link: 'dubaiPopulation',
  },
} as const satisfies Record<string, PageRow>;
