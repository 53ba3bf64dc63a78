import { asRecord, formHostOf, largestBytes, originsOf, type Origins } from '../configuration.ts';
import { explainJsonError } from '../jsonFault.ts';
import { readRegularFile } from '../readRegularFile.ts';

interface StaticConfiguration {
  readonly configuration: Readonly<Record<string, unknown>>;
  readonly origins: Origins;
  /** `kiosk.publicOrigin`, if it is an https address. */
  readonly publicOrigin: string | undefined;
  /** What is off, one sentence each. */
  readonly notes: readonly string[];
}

/** Reads the configuration of a static site. Throws an error with file, line and reason if it is not a JSON object. */
export async function readStaticConfiguration(file: string): Promise<StaticConfiguration> {
  const text = await readRegularFile(file, largestBytes).catch((error: unknown) => {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  });
  let configuration: unknown;
  try {
    configuration = JSON.parse(text.toString('utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(explainJsonError(file, text.toString('utf8'), error), { cause: error });
  }
  if (typeof configuration !== 'object' || configuration === null || Array.isArray(configuration)) {
    throw new Error(`${file}: the configuration must be an object.`);
  }
  return staticConfiguration(configuration);
}

/** A configuration without what only a host can do: its form's stand-in and its live stream. */
function staticConfiguration(given: object): StaticConfiguration {
  const notes: string[] = [];
  const configuration: Record<string, unknown> = { ...given };
  if (!formHostOf(given)) {
    configuration['contactForm'] = null;
    notes.push('The contact form is off: contactForm.host names no provider.');
  }
  const videos = asRecord(configuration['videos']);
  const ownStream = videos['liveStream'] === undefined || isOwnStream(videos['liveStream']);
  if (ownStream) {
    const { coLocation = '/player/live' } = videos;
    configuration['videos'] = {
      ...videos,
      liveStream: null,
      coLocation: coLocation === '/player/live' ? '/player' : coLocation,
    };
    notes.push(
      'The live stream is off: videos.liveStream names no stream. Its page shows the poster, and Co-location the film.',
    );
  }
  const origin = asRecord(configuration['kiosk'])['publicOrigin'];
  return {
    configuration,
    origins: originsOf(configuration),
    publicOrigin: typeof origin === 'string' ? originOf(origin) : undefined,
    notes: [...notes, 'The pages for presenters (/dev/…) are off: they need the host.'],
  };
}

/** Whether an address is of the host's live stream. */
const isOwnStream = (address: unknown) =>
  typeof address === 'string' && address.startsWith('/live/');

/** The origin of an https address. Undefined if it is not one. */
export function originOf(address: string): string | undefined {
  const url = URL.parse(address);
  return url?.protocol === 'https:' ? url.origin : undefined;
}
