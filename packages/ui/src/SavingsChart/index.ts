export {
  SavingsChart,
  type SavingsChartProps,
  type SavingsMeasure,
  type SavingsRow,
} from './SavingsChart.tsx';
export type { SavingsChartMessages } from './SavingsChart.messages.ts';
