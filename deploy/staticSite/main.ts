/** `pnpm build:static`: writes the built app as files for any static server (docs/deploy.md). */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeStaticSite } from './writeStaticSite.ts';

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

try {
  const options = readOptions(process.argv.slice(2));
  const notes = await writeStaticSite(options);
  for (const note of notes) console.log(note);
  console.log(`The site is in ${resolve(options.to, 'site')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readOptions(args: readonly string[]) {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      config: option,
      entities: option,
      to: option,
      root: option,
      origin: option,
      'security-contact': option,
      kiosk: { type: 'boolean' },
    },
  });
  // pnpm runs scripts in the project's folder; paths are relative to where the command was run.
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const file = (path: string | undefined, fallback: string) =>
    path === undefined ? inProject(fallback) : resolve(from, path);
  const root = file(values.root, 'apps/showcase/dist');
  const origin = values.origin?.replace(/\/$/, '');
  if (origin !== undefined && !isSecureOrigin(origin)) {
    throw new Error('--origin must be an https origin, such as https://show.example.');
  }
  const securityContact = values['security-contact'];
  if (securityContact !== undefined && !/^(https:\/\/|mailto:|tel:)\S+$/.test(securityContact)) {
    throw new Error('--security-contact must be an https, mailto or tel address.');
  }
  return {
    root,
    to: file(values.to, 'static'),
    config:
      values.config === undefined ? resolve(root, 'showcase.config.json') : file(values.config, ''),
    entities: file(values.entities, 'apps/host/data/sample-entities.json'),
    origin,
    securityContact,
    isKiosk: values.kiosk,
  };
}

function isSecureOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.origin === text;
}
