interface ProjectRow {
  /** A path of this app. The address of M42 is external and comes from the configuration. */
  readonly path: string;
  readonly picture: string;
}

/** The projects, in the order of the overview. */
export const projectRows = {
  core42: { path: '/projects/core42', picture: 'emblems/cloud' },
  tdra: { path: '/projects/tdra', picture: 'emblems/regulator' },
  g42: { path: '/projects/g42', picture: 'emblems/stream' },
  m42: { path: '/projects/m42', picture: 'emblems/health' },
  dda: { path: '/projects/dda', picture: 'emblems/city' },
} as const satisfies Record<string, ProjectRow>;

export type ProjectId = keyof typeof projectRows;
