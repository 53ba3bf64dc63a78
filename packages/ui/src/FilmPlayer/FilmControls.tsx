import type { KeyboardEvent, RefObject } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { inLanguage } from '../i18n/bilingual.ts';
import type { MessageOverrides } from '../i18n/types.ts';
import { Icon } from '../icon/Icon.tsx';
import {
  enterFullScreenIcon,
  exitFullScreenIcon,
  mutedIcon,
  pauseIcon,
  playIcon,
  soundIcon,
} from '../icon/icons.ts';
import { Bar, Button, Choice, Hidden, Position, Time, Unmute } from './FilmControls.styles.ts';
import { filmPlayerMessages, type FilmPlayerMessages } from './FilmPlayer.messages.ts';
import type { FilmTrack } from './FilmPlayer.tsx';
import { formatTime } from './formatTime.ts';
import { seek, showCaptions, togglePlayback, toggleSound, type FilmState } from './useFilm.ts';
import { useFullScreen } from './useFullScreen.ts';

interface FilmControlsProps {
  readonly film: HTMLVideoElement;
  readonly state: FilmState;
  readonly root: RefObject<HTMLElement | null>;
  readonly tracks: readonly FilmTrack[];
  readonly messages: MessageOverrides<FilmPlayerMessages> | undefined;
}

/** How far the arrow keys move, in seconds. */
const step = 5;
const directions: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/**
 * The controls of a film. Time runs from left to right in every language, so they are in one order; before the film has
 * started, there's only the one that starts it.
 */
export function FilmControls({ film, state, root, tracks, messages }: FilmControlsProps) {
  const texts = useMessages('FilmPlayer', filmPlayerMessages, messages);
  const { isPlaying, isStarted, isMuted, hasSound, time, duration, captions } = state;
  const [isFull, toggleFullScreen] = useFullScreen(root, film);
  const move = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    seek(film, time + direction * step);
  };
  // Under way, it may still load: a large sign would hide its poster.
  const isUnderWay = isStarted || isPlaying;
  const moment = `${formatTime(time)} / ${formatTime(duration)}`;
  return (
    <>
      {isPlaying && isMuted && hasSound && (
        <Unmute
          type="button"
          onClick={() => {
            toggleSound(film);
            root.current?.querySelector<HTMLElement>('[data-play]')?.focus();
          }}
        >
          <Icon shape={mutedIcon} />
          {texts.unmute}
        </Unmute>
      )}
      <Bar dir="ltr" data-started={isUnderWay || undefined}>
        <Button
          type="button"
          data-play=""
          aria-label={isPlaying ? texts.pause : texts.play}
          onClick={() => {
            togglePlayback(film);
          }}
        >
          <Icon shape={isPlaying ? pauseIcon : playIcon} />
        </Button>
        {isUnderWay && (
          <>
            {duration > 0 && (
              <>
                <Position
                  type="range"
                  aria-label={texts.position}
                  aria-valuetext={moment}
                  min={0}
                  max={duration}
                  step="any"
                  value={Math.min(time, duration)}
                  style={{ '--played': time / duration }}
                  onKeyDown={move}
                  onChange={({ target }) => {
                    seek(film, target.valueAsNumber);
                  }}
                />
                <Time>{moment}</Time>
              </>
            )}
            {hasSound && (
              <Button
                type="button"
                aria-label={isMuted ? texts.unmute : texts.mute}
                onClick={() => {
                  toggleSound(film);
                }}
              >
                <Icon shape={isMuted ? mutedIcon : soundIcon} />
              </Button>
            )}
            {tracks.map(({ src, language, label }) => (
              <Choice
                key={src}
                type="button"
                aria-pressed={captions === language}
                onClick={() => {
                  showCaptions(film, captions === language ? undefined : language);
                }}
              >
                <Hidden>{texts.captions} </Hidden>
                <span {...inLanguage(language)}>{label}</span>
              </Choice>
            ))}
            {toggleFullScreen && (
              <Button
                type="button"
                aria-label={isFull ? texts.exitFullScreen : texts.enterFullScreen}
                onClick={toggleFullScreen}
              >
                <Icon shape={isFull ? exitFullScreenIcon : enterFullScreenIcon} />
              </Button>
            )}
          </>
        )}
      </Bar>
    </>
  );
}
