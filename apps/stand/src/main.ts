import { runHost } from '@showcase/host/run';
import { readStandOptions } from './options.ts';
import { openStand } from './stand.ts';

await runHost(() => {
  const options = readStandOptions(process.argv.slice(2), process.env);
  return { ...options, extend: (host) => openStand(host, options) };
});
