export { ImpactReport, type ImpactReportProps } from './ImpactReport.tsx';
export type { ImpactFigures, ImpactTotal } from './figures.ts';
export type { ImpactReportMessages } from './ImpactReport.messages.ts';
