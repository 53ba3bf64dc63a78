/** `pnpm bench`: speed as ratios of one run on this machine, and what a long visit leaves behind. Build first. */
import { benchAggregation } from './bench/aggregation.ts';
import { benchDashboard } from './bench/dashboard.ts';
import { benchLeaks } from './bench/leaks.ts';

benchAggregation();
await benchDashboard();
await benchLeaks();
