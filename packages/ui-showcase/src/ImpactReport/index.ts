export { ImpactReport, type ImpactReportProps } from './ImpactReport.tsx';
export type { ImpactFigures, ImpactTotal } from './figures.ts';
