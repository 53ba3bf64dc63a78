import { mediaOf, tileMediaOf } from '@showcase/content/city/backgrounds';
import { serviceIds, serviceRows, type ServiceRow } from '@showcase/content/city/dubaiNow/services';
import { loopMotifs, motifNames, stillMotifs } from '@showcase/content/city/motifs';
import { liveGrid } from '@showcase/content/live';
import { listOf, ok, problem, type Check, type Finding } from '../check.ts';
import type { CheckContext } from '../checkContext.ts';
import { fetchWithin } from '../fetchWithin.ts';

const filmFiles = (name: string) => ['avif', 'webm', 'mp4'].map((type) => `/media/${name}.${type}`);

/** Every file in `/media/` that the content names. */
export const mediaFiles: readonly string[] = [
  ...loopMotifs.flatMap((motif) => {
    const { poster, sources } = mediaOf({ kind: 'video', motif, scrim: 'ground' });
    return [poster, ...sources.map(({ src }) => src)];
  }),
  ...filmFiles('product-film'),
  '/media/product-film-1920.webm',
  ...serviceIds.flatMap((id) => {
    const { films = [] }: ServiceRow = serviceRows[id];
    return films.flatMap((language) => filmFiles(`${id}-${language}`));
  }),
  ...stillMotifs.map((motif) => mediaOf({ kind: 'image', motif, scrim: 'ground' }).poster),
  ...motifNames.map((motif) => tileMediaOf(motif).poster.src),
  liveGrid.poster,
];

/** The media and the fonts of the showcase: whether they are all there. */
export function mediaChecks({ origin }: CheckContext): readonly Check[] {
  return [
    { id: 'media-files', label: 'Films and pictures', run: () => checkFiles(origin) },
    { id: 'fonts', label: 'Fonts', run: () => checkFonts(origin) },
  ];
}

const rebuild = 'Run “npx --yes pnpm@12 build”, start the host again and check again.';

async function checkFiles(origin: string): Promise<Finding> {
  const missing = await missingOf(mediaFiles, origin);
  if (missing.length === 0) return ok(`All ${String(mediaFiles.length)} files are there.`);
  return problem(missingText(missing, 'file'), rebuild);
}

async function checkFonts(origin: string): Promise<Finding> {
  const fonts = await fontFilesOf(origin);
  if (!fonts.some((file) => file.includes('arabic'))) {
    return problem('The start page names no Arabic font.', rebuild);
  }
  const missing = await missingOf(fonts, origin);
  if (missing.length > 0) return problem(missingText(missing, 'font'), rebuild);
  return ok(`All ${String(fonts.length)} font files are there, the Arabic one among them.`);
}

/** The fonts that the start page names. */
export async function fontFilesOf(origin: string): Promise<readonly string[]> {
  const page = await (await fetchWithin(5000, new URL('/', origin))).text();
  return [...new Set(page.match(/\/assets\/[\w.-]+\.woff2/g))];
}

async function missingOf(files: readonly string[], origin: string): Promise<readonly string[]> {
  const isThere = await Promise.all(
    files.map(async (file) => {
      const { ok: isFound } = await fetchWithin(5000, new URL(file, origin), { method: 'HEAD' });
      return isFound;
    }),
  );
  return files.filter((_, index) => !isThere[index]);
}

function missingText(files: readonly string[], thing: string): string {
  const count = files.length === 1 ? `1 ${thing} is` : `${String(files.length)} ${thing}s are`;
  return `${count} missing: ${listOf(files)}.`;
}
