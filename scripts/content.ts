/**
 * `pnpm content`: lists what is still to be filled in before an event. Placeholders and actions without a
 * target may be intended, so they are only listed; missing or oversized media fail. (content/texts.test.ts finds texts
 * that are missing in one language.)
 */
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { deepLinkSchemes, defaultLinks as links } from '../apps/showcase/src/config/links.ts';
import * as dda from '../apps/showcase/src/content/dda/index.ts';
import { largestFolder } from '../media/films/judge.ts';
import { root } from './run.ts';

/** In bytes: the first view must not wait for a large file. */
const largestMedium = 1_500_000;
const mediaFolder = join(root, 'apps/showcase/public/media');

const isAddress = (link: string) =>
  [/^https?:\/\/\S+$/, ...deepLinkSchemes.map((scheme) => new RegExp(`^${scheme}://`))].some(
    (pattern) => pattern.test(link),
  );

list(
  'Placeholders in the link catalogue',
  Object.entries(links).flatMap(([id, link]) => (isAddress(link) ? [] : `${id}: "${link}"`)),
);
list(
  'Pages whose action has no target',
  dda.platformPages.flatMap(({ slug, link }) =>
    link !== undefined && isAddress(links[link]) ? [] : slug,
  ),
);
list(
  'Dubai Now services without a film',
  dda.dubaiNowServices.flatMap(({ slug, hasFilm }) => (hasFilm ? [] : slug.en)),
);

const media = readdirSync(mediaFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => ({
    name: relative(mediaFolder, join(parentPath, name)),
    bytes: statSync(join(parentPath, name)).size,
  }));
const films = dda.dubaiNowServices.flatMap(({ slug, hasFilm }) =>
  hasFilm ? [`${slug.en}-en`, `${slug.en}-ar`] : [],
);
const wanted = [
  ...['product-film', ...films].map((name) => `${name}.webm`),
  ...['product-film', ...films, ...dda.loopMotifs].flatMap((name) => [
    `${name}.mp4`,
    `${name}.avif`,
  ]),
  ...dda.stillMotifs.map((name) => `${name}.avif`),
  ...dda.motifs.flatMap((name) => [`${name}-360.avif`, `${name}-640.avif`]),
  ...['live-stream.avif', 'live-stream/init.mp4', 'live-stream/0.m4s', 'live-stream/1.m4s'],
];
const absent = wanted.filter((name) => !media.some((medium) => medium.name === name));
list('Missing media', absent);
const total = media.reduce((sum, { bytes }) => sum + bytes, 0);
const oversized = media.flatMap(({ name, bytes }) =>
  bytes > largestMedium ? `${name}: ${bytes.toLocaleString('en')} bytes` : [],
);
if (total > largestFolder) oversized.push(`all of media/: ${total.toLocaleString('en')} bytes`);
list('Oversized media', oversized);
console.log(`\nMedia: ${total.toLocaleString('en')} bytes in ${String(media.length)} files`);

process.exit(absent.length + oversized.length > 0 ? 1 : 0);

function list(heading: string, rows: readonly string[]): void {
  console.log(`\n${heading}: ${rows.length === 0 ? 'none' : String(rows.length)}`);
  for (const row of rows) console.log(`  ${row}`);
}
