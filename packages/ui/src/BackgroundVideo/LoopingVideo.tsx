import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Video } from '../backdrop/Playback.styles.ts';
import { useIsHydrated } from '../internal/useIsHydrated.ts';
import { watchVideo } from './watchVideo.ts';

/** One encoding of a video. */
export interface VideoSource {
  /** The address of the file. */
  readonly src: string;
  /** The media type with its codecs, so a browser fetches only what it can play. */
  readonly type: string;
  /** The windows it's for, as a media query, for instance `(min-width: 1920px)`. @default every window */
  readonly media?: string | undefined;
}

interface LoopingVideoProps {
  readonly sources: readonly VideoSource[];
  readonly isPlaying: boolean;
  /** Called when a frame can be shown. */
  readonly onFrame: () => void;
  /** Called when the browser refuses to play it. */
  readonly onRefused: () => void;
}

/**
 * A silent video loop that is visible only while it has a frame to show. It recovers from stalls and errors.
 */
export function LoopingVideo({ sources, isPlaying, onFrame, onRefused }: LoopingVideoProps) {
  const element = useRef<HTMLVideoElement>(null);
  const [hasFrame, setHasFrame] = useState(false);
  const reportRefused = useEffectEvent(onRefused);

  useEffect(() => {
    const video = element.current;
    if (!video || !isPlaying) return undefined;
    return watchVideo(video, {
      onTrouble: () => {
        setHasFrame(false);
      },
      onRefused: () => {
        reportRefused();
      },
    });
  }, [isPlaying]);

  return (
    <Video
      ref={element}
      data-shown={hasFrame || undefined}
      autoPlay={isPlaying}
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      preload="auto"
      tabIndex={-1}
      onLoadedData={() => {
        setHasFrame(true);
        onFrame();
      }}
    >
      {useSources(sources).map(({ src, type, media }) => (
        <source key={src} src={src} type={type} media={media} />
      ))}
    </Video>
  );
}

/**
 * The files for this window. Once scripts run, they choose them, and the elements have no media queries: Chromium keeps
 * a removed video, with its whole page, as long as a source of it has one.
 */
function useSources(sources: readonly VideoSource[]): readonly VideoSource[] {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return sources;
  return sources.flatMap(({ src, type, media }) =>
    media === undefined || matches(media) ? [{ src, type }] : [],
  );
}

/** Whether a media query matches; simulated browsers have no `matchMedia`. */
const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;
