import type { Picture } from '@showcase/ui';
import cloud from '../assets/emblems/cloud.svg';
import compass from '../assets/emblems/regulator.svg';
import health from '../assets/emblems/health.svg';
import city from '../assets/emblems/city.svg';
import stream from '../assets/emblems/stream.svg';

export type ProjectId = 'core42' | 'tdra' | 'g42' | 'm42' | 'dda';

/** A project of the overview (specification, section 3). */
export interface Project {
  readonly id: ProjectId;
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** A path of this app. The address of m42 is external and comes from the configuration. */
  readonly path: string;
  readonly emblem: Picture;
}

const emblem = (src: string): Picture => ({ src, width: 640, height: 400 });

export const projects: readonly Project[] = [
  {
    id: 'core42',
    name: 'Core42',
    summary: 'Sovereign cloud and AI infrastructure, from a single model call to a whole region.',
    description:
      'A walk through the cloud provider’s brand, products and partners: what each product does, a film where there is one, and a way to ask for more.',
    path: '/projects/core42',
    emblem: emblem(cloud),
  },
  {
    id: 'tdra',
    name: 'TDRA',
    summary: 'What shared digital services save the government in cost, time and carbon.',
    description:
      'Look up any government entity and see how many of 25 digital services it has adopted, and the cost, time and CO₂ savings those services bring.',
    path: '/projects/tdra',
    emblem: emblem(compass),
  },
  {
    id: 'g42',
    name: 'G42',
    summary: 'A live view into the intelligence grid, as it happens.',
    description:
      'A live stream in the background and, one press away, the intelligence grid itself on the full screen.',
    path: '/projects/g42',
    emblem: emblem(stream),
  },
  {
    id: 'm42',
    name: 'M42',
    summary: 'Health care that begins with data and ends with people.',
    description:
      'A health group that joins genomics, data and care. Its story is told on its own site.',
    path: '/projects/m42',
    emblem: emblem(health),
  },
  {
    id: 'dda',
    name: 'Digital Dubai',
    summary: 'The platforms of a city in one place, in English and Arabic.',
    description:
      'Bilingual pages for the city’s digital platforms: trade, build, justice, tourism, investment, transport, Dubai Now and the agents that work behind them.',
    path: '/projects/dda',
    emblem: emblem(city),
  },
];

/** The project with an id; undefined for anything else, names of object members included. */
export function findProject(id: string | undefined): Project | undefined {
  return projects.find((project) => project.id === id);
}

export const overview = {
  title: 'Projects',
  titleArabic: 'المشاريع',
  lead: 'Five projects, from sovereign cloud to the services of a city. Choose one to begin.',
  viewDetails: 'View details',
} as const;

export const projectDetail = {
  back: 'Back to projects',
  unknown: "We couldn't find that project.",
} as const;
