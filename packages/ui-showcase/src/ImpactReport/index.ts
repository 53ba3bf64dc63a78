export { EntityName } from './EntityName.tsx';
export { ImpactReport } from './ImpactReport.tsx';
export { nameIn } from './nameIn.ts';
export type { ImpactFigures, ImpactTotal } from './figures.ts';
