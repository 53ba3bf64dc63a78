import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hostFolder } from '../../host/src/temporaryHost.ts';
import { runStand } from './testStand.ts';

async function start(files: Readonly<Record<string, string>>, ...more: readonly string[]) {
  const folder = await hostFolder(files);
  const { output } = await runStand([
    ...['--root', join(folder, 'build')],
    ...['--entities', join(folder, 'entities.json')],
    ...more,
  ]).ready;
  return { output, address: /Showcase ready at (\S+)/.exec(output)?.[1] ?? '' };
}

it('prints the address of the preflight', async () => {
  const { output, address } = await start({});
  expect(output).toMatch(new RegExp(`^Preflight: ${address}/dev/preflight\\?key=[\\w-]{22}$`, 'm'));
});

it('says that contact requests are kept in memory only', async () => {
  const { output } = await start({});
  expect(output).toContain(
    'Contact requests are kept in memory only, until the host stops. To keep them, start with --leads FILE.',
  );
});

it('says where pages send contact requests if they do not go to the host', async () => {
  const { output } = await start({
    'build/showcase.config.json':
      '{"contactForm":{"host":"https://forms.example/","portalId":"1","formId":"2"}}',
  });
  expect(output).toContain(
    'Pages send contact requests straight to https://forms.example. Those that reach this host are kept in memory only, until the host stops.',
  );
});

it('serves a configuration for a kiosk with --kiosk', async () => {
  const { address } = await start({}, '--kiosk');
  const configuration = (await (await fetch(`${address}/showcase.config.json`)).json()) as unknown;
  expect(configuration).toMatchObject({ kiosk: { idleSeconds: 90, externalLinks: 'handOff' } });
});
