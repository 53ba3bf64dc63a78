import type { VideoSource } from '@showcase/ui';
import { mediaOf, tileMediaOf } from '@showcase/content/city/backgrounds';
import { serviceIds, serviceRows, type ServiceRow } from '@showcase/content/city/dubaiNow/services';
import { loopMotifs, motifNames, stillMotifs } from '@showcase/content/city/motifs';
import { liveGrid } from '@showcase/content/live';
import type { CheckContext } from '../checkContext.ts';
import { listOf, ok, problem, warning, type Check, type Finding } from '../check.ts';
import { fetchWithin } from '../host.ts';
import { runWithLimit } from '../runWithLimit.ts';

interface Film {
  readonly poster: string;
  readonly sources: readonly VideoSource[];
}

const av1 = 'video/webm; codecs="av01.0.08M.10, opus"';

/** The player's sources (public/player/player.js). */
const withSound = (name: string, large: readonly VideoSource[] = []): Film => ({
  poster: `/media/${name}.avif`,
  sources: [
    ...large,
    { src: `/media/${name}.webm`, type: av1 },
    { src: `/media/${name}.mp4`, type: 'video/mp4; codecs="avc1.640028, mp4a.40.2"' },
  ],
});

/** Every film and loop that the showcase contains. */
const films: readonly Film[] = [
  ...loopMotifs.map((motif) => mediaOf({ kind: 'video', motif, scrim: 'ground' })),
  withSound('product-film', [
    { src: '/media/product-film-1920.webm', type: av1, media: '(min-width: 1000px)' },
  ]),
  ...serviceIds.flatMap((id) => {
    const { films: own = [] }: ServiceRow = serviceRows[id];
    return own.map((language) => withSound(`${id}-${language}`));
  }),
];

/** Every file in `/media/` that the content names. */
export const mediaFiles: readonly string[] = [
  ...films.flatMap(({ poster, sources }) => [poster, ...sources.map(({ src }) => src)]),
  ...stillMotifs.map((motif) => mediaOf({ kind: 'image', motif, scrim: 'ground' }).poster),
  ...motifNames.map((motif) => tileMediaOf(motif).poster.src),
  liveGrid.poster,
];

/** The media and the fonts of the showcase: whether they are there, and whether this browser can show them. */
export function mediaChecks({ configuration: { brand } }: CheckContext): readonly Check[] {
  return [
    { id: 'media-files', label: 'Films and pictures', run: checkFiles },
    { id: 'media-formats', label: 'Video formats', run: checkFormats },
    { id: 'media-play', label: 'Films load', run: checkFilms },
    { id: 'fonts', label: 'Fonts', run: checkFonts },
    ...(brand ? [{ id: 'brand.logo', label: 'Logo', run: () => checkLogo(brand.logo) }] : []),
  ];
}

const rebuild = 'Run “pnpm build”, start the host again and check again.';

/** Collects missing items with two requests at a time: the browser's other connections are for other checks. */
async function filterMissing<T>(
  items: readonly T[],
  isThere: (item: T) => Promise<boolean>,
): Promise<readonly T[]> {
  const missing: T[] = [];
  await runWithLimit(items, 2, async (item) => {
    if (!(await isThere(item))) missing.push(item);
  });
  return missing;
}

async function checkFiles(): Promise<Finding> {
  const missing = await filterMissing(mediaFiles, async (file) => {
    const { ok: isThere } = await fetchWithin(5000, file, { method: 'HEAD' });
    return isThere;
  });
  if (missing.length === 0) return ok(`All ${String(mediaFiles.length)} files are there.`);
  return problem(
    `${countOf(missing, 'file is', 'files are')} missing: ${listOf(missing)}.`,
    rebuild,
  );
}

const video = { width: 1920, height: 1080, bitrate: 6_000_000, framerate: 30 };

async function checkFormats(): Promise<Finding> {
  const decoding = async (contentType: string) => {
    const type = 'file' as const;
    return navigator.mediaCapabilities.decodingInfo({ type, video: { ...video, contentType } });
  };
  const [av1, h264] = await Promise.all([
    decoding('video/webm; codecs="av01.0.08M.10"'),
    decoding('video/mp4; codecs="avc1.640028"'),
  ]);
  return judgeFormats({ av1, h264 });
}

type Decoding = Pick<MediaCapabilitiesInfo, 'supported' | 'smooth'>;

/** The films are in both formats, AV1 first; the loops and the live stream are in H.264 only. */
export function judgeFormats({ av1, h264 }: Readonly<Record<'av1' | 'h264', Decoding>>): Finding {
  const other = 'Use a current Chrome or Chromium on the stand.';
  if (!h264.supported) {
    return problem(
      'This browser cannot decode H.264, the format of the loops and the live stream.',
      other,
    );
  }
  if (!h264.smooth || (av1.supported && !av1.smooth)) {
    const slow = 'Films may stutter: this computer is slow to decode them.';
    return warning(slow, 'Close other programs, and watch one film through.');
  }
  return ok(av1.supported ? 'AV1 and H.264 are decoded smoothly.' : 'H.264 is decoded smoothly.');
}

async function checkFilms(): Promise<Finding> {
  const broken = await filterMissing(films, canLoad);
  if (broken.length === 0) return ok(`All ${String(films.length)} films load in this browser.`);
  const names = broken.map(({ sources }) => sources.at(-1)?.src ?? '');
  return problem(`${countOf(names, 'film does', 'films do')} not load: ${listOf(names)}.`, rebuild);
}

/** Whether the browser can load the size and length of a film, in any of its formats. */
function canLoad({ sources }: Film): Promise<boolean> {
  const element = document.createElement('video');
  element.preload = 'metadata';
  element.muted = true;
  for (const { src, type, media = '' } of sources) {
    const source = document.createElement('source');
    source.src = src;
    source.type = type;
    source.media = media;
    element.append(source);
  }
  return new Promise<boolean>((resolve) => {
    const limit = setTimeout(resolve, 10_000, false);
    const end = (isLoaded: boolean) => {
      clearTimeout(limit);
      resolve(isLoaded);
    };
    element.addEventListener('loadedmetadata', () => {
      end(element.videoWidth > 0);
    });
    // The browser tries one source after the other; after the last there are no more.
    element.lastElementChild?.addEventListener('error', () => {
      end(false);
    });
    element.load();
  }).finally(() => {
    element.replaceChildren();
    element.load();
  });
}

async function checkLogo(address: string): Promise<Finding> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return ok('The logo of the brand loads.');
  } catch {
    const action =
      'Give brand.logo the path of a picture in the folder of the app, or a data: address.';
    return problem('The logo of the brand does not load.', action);
  }
}

async function checkFonts(): Promise<Finding> {
  // The fonts of the showcase's start page: this page has copies.
  const page = await (await fetchWithin(5000, '/')).text();
  const files = [...new Set(page.match(/\/assets\/[\w.-]+\.woff2/g))];
  if (!files.some((file) => file.includes('arabic'))) {
    return problem('The start page names no Arabic font.', rebuild);
  }
  const missing = await filterMissing(files, (file) =>
    new FontFace('Preflight', `url("${file}")`).load().then(
      () => true,
      () => false,
    ),
  );
  if (missing.length === 0) {
    return ok(`All ${String(files.length)} font files load, the Arabic one among them.`);
  }
  return problem(
    `${countOf(missing, 'font does', 'fonts do')} not load: ${listOf(missing)}.`,
    rebuild,
  );
}

function countOf(list: readonly unknown[], one: string, many: string): string {
  return `${String(list.length)} ${list.length === 1 ? one : many}`;
}
