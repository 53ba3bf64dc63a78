import { asRecord, loadConfiguration, type Origins } from '../configuration.ts';

interface StaticConfiguration {
  readonly configuration: Readonly<Record<string, unknown>>;
  readonly origins: Origins;
  /** `kiosk.publicOrigin`, if it is an https address. */
  readonly publicOrigin: string | undefined;
  /** What is off, one sentence each. */
  readonly notes: readonly string[];
}

/**
 * Reads a configuration and turns off what only a host can do: the form's stand-in and our own live stream. Leaves out
 * `kiosk`, unless it is asked for: a public site would reset its visitors' pages and hand their links off. Throws an
 * error with file, line and reason if there is no such file or it isn't a JSON object.
 */
export async function readStaticConfiguration(
  file: string,
  { isKiosk }: { readonly isKiosk: boolean },
): Promise<StaticConfiguration> {
  const read = await loadConfiguration(file);
  if (read === undefined) throw new Error(`${file}: file not found.`);
  const { text, origins, formHost } = read;
  const given: unknown = JSON.parse(text);
  const { contactForm = null, videos, kiosk, ...others } = asRecord(given);
  const stream = withoutOwnStream(asRecord(videos));
  const form = formHost === '' ? null : contactForm;
  return {
    configuration: {
      ...others,
      ...(isKiosk && kiosk !== undefined && { kiosk }),
      contactForm: form,
      videos: stream,
    },
    origins,
    publicOrigin: originOf(asRecord(kiosk)['publicOrigin']),
    notes: [
      ...(!isKiosk && asRecord(kiosk) === kiosk
        ? [
            'The kiosk is left out, because visitors open this site on their own screens. Keep it with --kiosk.',
          ]
        : []),
      ...(form === null ? ['The contact form is off: set contactForm.host to its provider.'] : []),
      ...(stream['liveStream'] === null
        ? [
            'The live stream is off, its page shows the poster: set videos.liveStream to a playlist.',
          ]
        : []),
      'The pages for presenters (/dev/…) are off: they need the host.',
    ],
  };
}

/** `videos` without the host's live stream; the film takes its place in Co-location. */
function withoutOwnStream(videos: Readonly<Record<string, unknown>>) {
  const { liveStream = '/live/stream.m3u8', coLocation = '/player/live' } = videos;
  const isOwn = liveStream === null || String(liveStream).startsWith('/live/');
  if (!isOwn) return videos;
  return {
    ...videos,
    liveStream: null,
    coLocation: coLocation === '/player/live' ? '/player' : coLocation,
  };
}

/** The origin of an https address. Undefined if it isn't one. */
export function originOf(address: unknown): string | undefined {
  const url = typeof address === 'string' ? URL.parse(address) : null;
  return url?.protocol === 'https:' ? url.origin : undefined;
}
