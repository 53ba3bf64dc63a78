export { EntityName } from './EntityName.tsx';
export { ImpactReport } from './ImpactReport.tsx';
export { scriptsOf } from './scriptsOf.ts';
export type { ImpactFigures, ImpactTotal } from './figures.ts';
