/** `pnpm chromatic`: uploads the Storybook to Chromatic if a token is set. */
import { run } from './run.ts';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.');
  process.exit(0);
}
process.exit(
  await run('chromatic', [
    '--build-script-name=storybook:build',
    '--exit-zero-on-changes',
    '--only-changed',
  ]),
);
