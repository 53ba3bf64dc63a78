/** `pnpm bench`: speed, as ratios within one run on this machine, and leaks over a long run. Build first. */
import { benchAggregation } from './bench/aggregation.ts';
import { benchDashboard } from './bench/dashboard.ts';
import { benchLeaks } from './bench/leaks.ts';

benchAggregation();
await benchDashboard();
await benchLeaks();
