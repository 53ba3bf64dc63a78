import { useState, type ComponentPropsWithRef, type Ref } from 'react';
import { useMessagesIn } from '../i18n/messages.ts';
import { Backdrop, Layer, Scrim } from '../backdrop/Backdrop.styles.ts';
import { hideBroken } from '../picture/hideBroken.ts';
import { useIsHydrated } from '../internal/useIsHydrated.ts';
import { priorityOf, useLayers } from '../backdrop/useLayers.ts';
import { useScene } from '../backdrop/useScene.ts';
import {
  backgroundVideoMessages,
  type BackgroundVideoMessages,
} from './BackgroundVideo.messages.ts';
import { Root } from './BackgroundVideo.styles.ts';
import { LoopingVideo, type VideoSource } from './LoopingVideo.tsx';
import { PlaybackControl } from '../backdrop/PlaybackControl.tsx';
import { usePlayback } from '../backdrop/playback.ts';
import type { MessageOverrides } from '../i18n/types.ts';

export interface BackgroundVideoProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Specifies the encodings of the video, the preferred one first. If empty, only the picture is shown. */
  readonly sources: readonly VideoSource[];
  /** Specifies the address of the picture behind the video, ideally its first frame. */
  readonly poster: string;
  /**
   * Specifies that the video is temporarily paused, for instance behind a dialog. The visitor's choice is kept.
   * @default false
   */
  readonly paused?: boolean | undefined;
  /**
   * Specifies how much of the page's colour covers the picture: 'soft' behind glass, 'strong' behind plain text.
   * 'ground' leaves the upper half clear and fades the lower half into that colour, for text.
   * @default 'soft'
   */
  readonly scrim?: 'soft' | 'strong' | 'ground' | undefined;
  /**
   * Specifies the point of the picture that stays in view when it's cropped, as in `object-position`.
   * @default '50% 50%'
   */
  readonly focus?: string | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<BackgroundVideoMessages> | undefined;
}

interface Clip {
  readonly sources: readonly VideoSource[];
  readonly poster: string;
  readonly focus: string | undefined;
  readonly scrim: Exclude<BackgroundVideoProps['scrim'], undefined>;
}

const keyOf = ({ sources, poster, scrim }: Clip) =>
  [scrim, poster, ...sources.map(({ src }) => src)].join(' ');

/**
 * A silent video loop behind a page, with its poster always behind it. Mount it once, outside the content that changes
 * with the page, so it fades from one video to the next without restarting. The visitor can pause it for the whole
 * visit (WCAG 2.2.2). With reduced motion or data saving on, it fetches no video until the visitor starts it.
 */
export function BackgroundVideo(props: BackgroundVideoProps) {
  const { sources, poster, focus, paused = false, scrim = 'soft', messages, ...rest } = props;
  const { layers, markReady } = useLayers<Clip>({ sources, poster, focus, scrim }, keyOf);
  const messagesIn = useMessagesIn('BackgroundVideo', backgroundVideoMessages, messages);
  const scene = useScene();
  const isHydrated = useIsHydrated();
  const [isRefused, setIsRefused] = useState(false);
  const isOn = usePlayback() && !isRefused;

  return (
    <Root {...rest}>
      <Backdrop aria-hidden="true" data-backdrop="">
        {layers.map(({ id, content, isReady }) => (
          <ClipLayer
            key={id}
            ref={id === layers.at(-1)?.id ? scene : undefined}
            clip={content}
            priority={priorityOf(id, scrim)}
            isReady={isReady}
            isPlaying={isOn && !paused}
            onReady={() => {
              markReady(id);
            }}
            onRefused={() => {
              setIsRefused(true);
            }}
          />
        ))}
      </Backdrop>
      {isHydrated && sources.length > 0 && (
        <PlaybackControl
          isOn={isOn}
          onPress={() => {
            setIsRefused(false);
          }}
          messagesIn={messagesIn}
        />
      )}
    </Root>
  );
}

interface ClipLayerProps {
  readonly ref: Ref<HTMLDivElement> | undefined;
  readonly clip: Clip;
  readonly priority: 'high' | 'low' | undefined;
  readonly isReady: boolean;
  readonly isPlaying: boolean;
  readonly onReady: () => void;
  readonly onRefused: () => void;
}

/** A video over its poster, fetched only when it should play. */
function ClipLayer({
  ref,
  clip,
  priority,
  isReady,
  isPlaying,
  onReady,
  onRefused,
}: ClipLayerProps) {
  const [isNeeded, setIsNeeded] = useState(isPlaying);
  if (isPlaying && !isNeeded) setIsNeeded(true);
  const hasVideo = isNeeded && clip.sources.length > 0;

  return (
    <Layer ref={ref} data-scrim={clip.scrim} data-ready={isReady || undefined} $focus={clip.focus}>
      <img
        src={clip.poster}
        alt=""
        decoding="async"
        fetchPriority={priority}
        onLoad={onReady}
        onError={hideBroken}
      />
      {hasVideo && (
        <LoopingVideo
          sources={clip.sources}
          isPlaying={isPlaying}
          onFrame={onReady}
          onRefused={onRefused}
        />
      )}
      <Scrim />
    </Layer>
  );
}
