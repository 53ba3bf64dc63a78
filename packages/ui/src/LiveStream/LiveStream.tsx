import { useEffect, useEffectEvent, useState, type ComponentPropsWithRef } from 'react';
import { Video } from '../backdrop/Playback.styles.ts';
import { PlaybackControl } from '../backdrop/PlaybackControl.tsx';
import { usePlayback } from '../backdrop/playback.ts';
import { useMessagesIn } from '../i18n/messages.ts';
import { Layer } from '../backdrop/Backdrop.styles.ts';
import { useText } from '../i18n/bilingual.ts';
import { BilingualText } from '../i18n/BilingualText.tsx';
import { hideBroken } from '../picture/hideBroken.ts';
import { safeHref } from '../link/safeHref.ts';
import { useIsHydrated } from '../internal/useIsHydrated.ts';
import type { LiveState } from './liveController.ts';
import { liveStreamMessages, type LiveStreamMessages } from './LiveStream.messages.ts';
import { Address, Announcement, Picture, Root, Scrim, Signal } from './LiveStream.styles.ts';
import { useLiveStream, useSettled } from './useLiveStream.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

export interface LiveStreamProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * Specifies the address of the stream's playlist. A value that isn't an address shows the poster and 'Offline'; null
   * shows the poster alone.
   */
  readonly src: string | null;
  /** Specifies the address of the poster behind the stream. */
  readonly poster: string;
  /** Specifies a description of the picture for people who can't see it. */
  readonly label: LocalizedText | string;
  /**
   * Specifies that a dialog covers the stream, which then pauses and is hidden from assistive technology.
   * @default false
   */
  readonly covered?: boolean | undefined;
  /** Called with the state that the signal shows, initially and whenever it changes. */
  readonly onStateChange?: ((state: LiveState | 'paused') => void) | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<LiveStreamMessages> | undefined;
}

/**
 * A live stream (HTTP Live Streaming) that fills the screen behind a page, with its poster behind it and a signal that
 * shows its state. Mount it outside the content that changes with the page. It recovers from faults automatically, showing
 * the poster meanwhile. The visitor can pause it and every other background for the whole visit (WCAG 2.2.2). With
 * reduced motion or data saving on, it fetches nothing until the visitor starts it.
 */
export function LiveStream(props: LiveStreamProps) {
  const { src, poster, label, covered = false, onStateChange, messages, ...rest } = props;
  const messagesIn = useMessagesIn('LiveStream', liveStreamMessages, messages);
  const isHydrated = useIsHydrated();
  const [isRefused, setIsRefused] = useState(false);
  const isOn = usePlayback() && !isRefused;
  const href = safeHref(src ?? undefined);
  const { video, state } = useLiveStream(href, isOn && !covered, () => {
    setIsRefused(true);
  });
  const shown = isHydrated && !isOn && href !== undefined ? 'paused' : state;
  const announced = useSettled(shown);
  const report = useEffectEvent(() => {
    if (src !== null) onStateChange?.(shown);
  });
  useEffect(() => {
    report();
  }, [shown]);
  const name = useText(label);

  return (
    <Root {...rest}>
      <Picture role="region" aria-label={name} aria-hidden={covered || undefined} data-backdrop="">
        <Layer data-ready>
          <img src={poster} alt="" decoding="async" onError={hideBroken} />
          <Video
            ref={video}
            data-shown={state === 'live' || undefined}
            muted
            playsInline
            disablePictureInPicture
            disableRemotePlayback
            tabIndex={-1}
          />
          <Scrim />
        </Layer>
        {isHydrated && <Address dir="ltr">{location.href}</Address>}
      </Picture>
      {src !== null && (
        <>
          <Signal data-corner="signal" data-state={shown} aria-hidden="true">
            <BilingualText>{(language) => messagesIn(language)[shown]}</BilingualText>
          </Signal>
          <Announcement role="status">
            {announced && (
              <BilingualText>{(language) => messagesIn(language)[announced]}</BilingualText>
            )}
          </Announcement>
        </>
      )}
      {isHydrated && href !== undefined && (
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
