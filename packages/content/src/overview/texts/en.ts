import type { ProjectId } from '../rows.ts';

/** Texts of the projects overview, and the name and summary of each project by its id. */
export const en = {
  title: 'Projects',
  lead: 'Five projects, from sovereign cloud to the services of a city. Choose one to begin.',
  viewDetails: 'View details',
  projects: {
    core42: {
      name: 'Core42',
      summary: 'Sovereign cloud and AI infrastructure, from a single model call to a whole region.',
    },
    tdra: {
      name: 'TDRA',
      summary: 'What shared digital services save the government in money, time and carbon.',
    },
    g42: { name: 'G42', summary: 'A live view of the intelligence grid, as it happens.' },
    m42: { name: 'M42', summary: 'Health care that starts with data and serves people.' },
    dda: {
      name: 'Digital Dubai',
      summary: 'The platforms of a city in one place, in English and Arabic.',
    },
  },
} satisfies {
  projects: Record<ProjectId, { name: string; summary: string }>;
  [text: string]: unknown;
};
