/** `pnpm bench`: speed as ratios of one run on this machine. Build first. */
import { benchAggregation } from './bench/aggregation.ts';
import { benchDashboard } from './bench/dashboard.ts';

benchAggregation();
await benchDashboard();
