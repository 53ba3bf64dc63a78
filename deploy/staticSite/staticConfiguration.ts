import { defaultConfiguration, ownStream } from '@showcase/content/configuration/defaults';
import { originsOf, publicOriginOf, type Origins } from '@showcase/content/configuration/origins';
import type { Configuration } from '@showcase/content/configuration/schema';
import { loadConfiguration } from '../../apps/host/src/configuration.ts';

interface StaticConfiguration {
  readonly configuration: Configuration;
  readonly origins: Origins;
  /** The site's own origin, if the file names one. */
  readonly publicOrigin: string | undefined;
  /** The keys that are not used as they are, and what is off, one sentence each. */
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
  const { contactForm, videos, kiosk } = read.configuration;
  const configuration: Configuration = {
    ...read.configuration,
    contactForm: contactForm?.host === '' ? null : contactForm,
    videos: withoutOwnStream(videos),
    kiosk: isKiosk ? kiosk : null,
  };
  const isLeftOut = !isKiosk && kiosk !== null;
  return {
    configuration,
    origins: originsOf(configuration),
    publicOrigin: publicOriginOf(read.configuration),
    notes: [
      ...read.problems,
      ...(isLeftOut
        ? [
            'The kiosk is left out, because visitors open this site on their own screens. Keep it with --kiosk.',
          ]
        : []),
      ...(configuration.contactForm === null
        ? ['The contact form is off: set contactForm.host to its provider.']
        : []),
      ...(configuration.videos.liveStream === null
        ? [
            'The live stream is off, its page shows the poster: set videos.liveStream to a playlist.',
          ]
        : []),
      'The pages for presenters (/dev/…) are off: they need the host.',
    ],
  };
}

/** `videos` without the host's live stream; the film takes its place in Co-location. */
function withoutOwnStream(videos: Configuration['videos']): Configuration['videos'] {
  const { liveStream, coLocation } = videos;
  if (liveStream !== null && liveStream !== ownStream) return videos;
  const isOwnPlayer = coLocation === defaultConfiguration.videos.coLocation;
  return { ...videos, liveStream: null, coLocation: isOwnPlayer ? '/player' : coLocation };
}
