import { useEffect, useRef, useState } from 'react';
import type { VideoSource } from '@showcase/ui';
import { Video } from '@showcase/ui/internal';

/**
 * How long a poster must be hovered or focused before its loop is fetched, in milliseconds. Passing over it fetches
 * nothing.
 */
const dwell = 200;

/** A silent loop over its poster, visible once it plays. Unmounting it stops the download. */
export function PosterLoop({ sources }: { readonly sources: readonly VideoSource[] }) {
  const element = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    const video = element.current;
    const source = sources.find(({ type }) => video?.canPlayType(type));
    if (!video || !source) return undefined;
    const timer = setTimeout(() => {
      // React doesn't reliably set the attribute, and browsers autoplay only muted videos.
      video.muted = true;
      video.src = source.src;
      video.play().catch(() => {
        // The browser refuses, or the visitor has left: the poster stays.
      });
    }, dwell);
    return () => {
      clearTimeout(timer);
      video.removeAttribute('src');
      video.load();
    };
  }, [sources]);

  return (
    <Video
      ref={element}
      data-shown={isPlaying || undefined}
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      preload="none"
      tabIndex={-1}
      onPlaying={() => {
        setIsPlaying(true);
      }}
    />
  );
}
