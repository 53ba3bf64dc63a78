import { DashboardGrid } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  DashboardGrid: <DashboardGrid header="Impact" controls="Search" picture="15/25" />,
};
