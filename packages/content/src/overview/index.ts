import { localize, type LocalizedText } from '../localize.ts';
import { projectRows, type ProjectId } from './rows.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

/** Texts of the projects overview (docs/product.md, Projects overview). */
export const overview = localize({ en, ar });

export interface Project {
  readonly id: ProjectId;
  readonly name: LocalizedText;
  readonly summary: LocalizedText;
  readonly path: string;
  readonly picture: string;
}

const ids = Object.keys(projectRows) as readonly ProjectId[];

export const projects: readonly Project[] = ids.map((id) => ({
  id,
  ...overview.projects[id],
  ...projectRows[id],
}));

/** The project with an id; undefined for anything else, names of object members included. */
export function findProject(id: string | undefined): Project | undefined {
  return projects.find((project) => project.id === id);
}
