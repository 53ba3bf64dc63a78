import { hostOptions, parseOptions, readOptions } from './options.ts';
import { runHost } from './run.ts';

await runHost(() => readOptions(parseOptions(process.argv.slice(2), hostOptions), process.env));
