export { ImpactReport } from './ImpactReport.tsx';
export type { ImpactFigures, ImpactTotal } from './figures.ts';
