/**
 * `pnpm bench [NAME] [SECONDS]`: speed, as ratios within one run on this machine, and leaks over a long run: all benches,
 * or the one of that name; `host` can be given the seconds for each address. Build first.
 */
import { benchAggregation } from './bench/aggregation.ts';
import { benchDashboard } from './bench/dashboard.ts';
import { benchInteraction } from './bench/interaction.ts';
import { benchLeaks } from './bench/leaks.ts';
import { benchHost } from './bench/load.ts';

const benches: Readonly<Record<string, (seconds?: number) => void | Promise<void>>> = {
  aggregation: benchAggregation,
  dashboard: () => benchDashboard(),
  host: benchHost,
  interaction: () => benchInteraction(),
  leaks: () => benchLeaks(),
};

const [name, seconds] = process.argv.slice(2).filter((argument) => argument !== '--');
const chosen = Object.keys(benches).filter((bench) => name === undefined || bench === name);
if (chosen.length === 0) {
  throw new Error(
    `There is no bench "${name ?? ''}". Benches: ${Object.keys(benches).join(', ')}.`,
  );
}
for (const bench of chosen)
  await benches[bench]?.(seconds === undefined ? undefined : Number(seconds));
