import type { Bilingual, Picture } from '@showcase/ui';
import compass from '../../assets/emblems/regulator.svg';
import { localize } from '../../languages/localize.ts';
import type { overview as English } from '../../languages/en/overview.ts';
import { scenesIn } from '../scenes.ts';

type ProjectId = keyof (typeof English)['projects'];

/** A project: its name and summary come from the language folders. */
export interface Project {
  readonly id: ProjectId;
  readonly name: Bilingual;
  readonly summary: Bilingual;
  /** A path of this app. The address of M42 is external and comes from the configuration. */
  readonly path: string;
  readonly emblem: Picture;
}

/** Texts of the projects overview (docs/product.md, Projects overview). */
export const overview = localize(
  import.meta.glob<typeof English>('../../languages/*/overview.ts', {
    eager: true,
    import: 'overview',
  }),
);

const emblem = scenesIn(
  import.meta.glob<string>('./{city,cloud,health,stream}*', {
    base: '../../assets/emblems/',
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

export const projects: readonly Project[] = [
  { id: 'core42', ...overview.projects.core42, path: '/projects/core42', emblem: emblem('cloud') },
  {
    id: 'tdra',
    ...overview.projects.tdra,
    path: '/projects/tdra',
    emblem: { src: compass, width: 640, height: 400 },
  },
  { id: 'g42', ...overview.projects.g42, path: '/projects/g42', emblem: emblem('stream') },
  { id: 'm42', ...overview.projects.m42, path: '/projects/m42', emblem: emblem('health') },
  { id: 'dda', ...overview.projects.dda, path: '/projects/dda', emblem: emblem('city') },
];

/** The project with an id; undefined for anything else, names of object members included. */
export function findProject(id: string | undefined): Project | undefined {
  return projects.find((project) => project.id === id);
}
