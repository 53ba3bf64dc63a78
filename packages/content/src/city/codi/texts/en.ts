import type { TextsOf } from '../../pages.ts';
import type { codiRows } from '../rows.ts';

export const en = {
  codai: {
    title: 'CODAI',
    description:
      'AI that assigns standard classification codes to answers written in everyday words.',
  },
  'ai-sampling': {
    title: 'AI Sampling',
    description: 'Draws a representative sample for a survey and shows why each group is in it.',
  },
  'dubai-population': {
    title: 'Dubai Population',
    description:
      'The official count of Dubai’s residents, for the people who plan its schools, clinics, homes and roads.',
  },
  'data-statistics': {
    title: 'Data and Statistics',
    description:
      'Official figures on the economy, society and the environment, with the method behind every number.',
  },
  'data-marketplace': {
    title: 'Data Marketplace',
    description: 'One place where data owners and data users agree on terms of use.',
  },
  DubaiMarketPage: {
    description:
      'Browse the data sets of public entities and companies, compare their quality and licences, and request access.',
  },
  DubaiPopulationPage: {
    description: 'An interactive report on the residents of Dubai by year, area and age group.',
  },
  DataCountPage: {
    description:
      'Find an indicator, see how it has changed and download the table behind the chart.',
  },
  AISamplingPage: {
    description:
      'A survey agent puts the questions to the sample in Arabic or English and returns answers ready for analysis.',
  },
  CODAIPage: {
    description:
      'Describe a job or activity in your own words, and see its code, the alternatives and the confidence in each.',
  },
  DataCountPageV2: {
    title: 'Dubai in Numbers',
    description: 'The main indicators of the city at a glance, each with its source and its date.',
  },
  DubaiPopulationPageV2: {
    title: 'Dubai Population Count',
    description:
      'Those who live in the city, and those who are active in it by day: two counts for one plan.',
  },
} satisfies TextsOf<typeof codiRows>;
