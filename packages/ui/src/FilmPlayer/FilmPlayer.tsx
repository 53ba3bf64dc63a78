import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import type { VideoSource } from '../BackgroundVideo/LoopingVideo.tsx';
import { Button } from '../Button/index.ts';
import { Poster, Status } from '../EmbeddedPlayer/EmbeddedPlayer.styles.ts';
import { useMessagesLike } from '../i18n/BilingualText.tsx';
import { useText } from '../i18n/bilingual.ts';
import type { Language } from '../i18n/language.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';
import { useShowcase } from '../internal/context.ts';
import { prefersReducedMotion } from '../motion/motion.ts';
import type { Picture } from '../picture/Picture.ts';
import { filmPlayerMessages, type FilmPlayerMessages } from './FilmPlayer.messages.ts';
import { FilmControls } from './FilmControls.tsx';
import { Fault, Film, Root, Surroundings } from './FilmPlayer.styles.ts';
import { begin, showCaptions, togglePlayback, useFilm } from './useFilm.ts';
import { useIdle } from './useIdle.ts';

/** A file of captions or other texts that follow a film, in the format WebVTT. */
export interface FilmTrack {
  /** The address of the file. */
  readonly src: string;
  /** The language of the texts. */
  readonly language: Language;
  /** The name in the player's list, in the language itself: 'العربية'. */
  readonly label: string;
  /** What the texts are: 'captions' also write down sounds. @default 'captions' */
  readonly kind?: 'captions' | 'subtitles' | 'descriptions' | undefined;
}

export interface FilmPlayerProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'children' | 'onPlay'
> {
  /** Specifies the accessible name of the film. If it's in two languages, so is the notice that it didn't load. */
  readonly title: LocalizedText | string;
  /** Specifies the files of the film; the browser takes the first that it can play. */
  readonly sources: readonly VideoSource[];
  /** Specifies the captions. Those in the page's language are initially shown; the player offers the others. */
  readonly tracks?: readonly FilmTrack[] | undefined;
  /** Specifies the picture before the film starts, and in place of a film that doesn't load. */
  readonly poster?: Picture | undefined;
  /**
   * Specifies whether the film starts automatically: with sound if the browser allows it, otherwise without. For visitors who
   * prefer less motion it waits.
   * @default false
   */
  readonly autoPlay?: boolean | undefined;
  /** Specifies whether the film starts over at its end. @default false */
  readonly loop?: boolean | undefined;
  /** Specifies whether files of another origin are fetched with CORS, which their tracks need. @default undefined */
  readonly crossOrigin?: 'anonymous' | 'use-credentials' | undefined;
  /** Called when the film starts, automatically or on request, and when it resumes after a pause. */
  readonly onPlay?: (() => void) | undefined;
  /** Called when the film ends. */
  readonly onEnd?: (() => void) | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<FilmPlayerMessages> | undefined;
}

/** A film that starts automatically but doesn't load within this time counts as missing, in milliseconds. */
const longest = 15_000;

/** Until then a browser may still be choosing a file, in milliseconds. */
const choiceTime = 1000;

/**
 * Your own film in a 16:9 frame, with controls in the page's type and language, and captions. Until it starts, there
 * is only one control, which starts it. Nothing is fetched but its length and first picture until a visitor plays it.
 * Without scripts, the browser's own controls are there.
 */
export function FilmPlayer(props: FilmPlayerProps) {
  const { title, sources, tracks = [], poster, messages, onPlay, onEnd, ...others } = props;
  const { autoPlay = false, loop = false, crossOrigin, ...rest } = others;
  const say = useMessagesLike(title, 'FilmPlayer', filmPlayerMessages, messages);
  const name = useText(title);
  const [isMissing, setIsMissing] = useState(false);
  const [film, setFilm] = useState<HTMLVideoElement | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const state = useFilm(film);
  const [isIdle, wake] = useIdle(state.isPlaying);
  const { language } = useShowcase();

  useEffect(() => {
    if (!film) return undefined;
    // It may have failed before scripts ran.
    const timer = setTimeout(() => {
      if (film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) setIsMissing(true);
    }, choiceTime);
    return () => {
      clearTimeout(timer);
    };
  }, [film]);

  useEffect(() => {
    if (!film || !autoPlay || prefersReducedMotion()) return undefined;
    void begin(film);
    const timer = setTimeout(() => {
      if (film.readyState === HTMLMediaElement.HAVE_NOTHING) setIsMissing(true);
    }, longest);
    return () => {
      clearTimeout(timer);
    };
  }, [film, autoPlay]);

  // Between two changes of the language, the visitor chooses the captions.
  useEffect(() => {
    if (film) showCaptions(film, language);
  }, [film, language]);

  return (
    <Root
      ref={root}
      data-idle={isIdle || undefined}
      onPointerMove={wake}
      onKeyDown={wake}
      {...rest}
    >
      {isMissing || sources.length === 0 ? (
        <>
          {poster && <Poster {...poster} alt="" />}
          <Fault>
            <Status role="status">{say('missing')}</Status>
            {sources.length > 0 && (
              <Button
                onClick={() => {
                  setIsMissing(false);
                }}
              >
                {say('retry')}
              </Button>
            )}
          </Fault>
        </>
      ) : (
        <>
          {poster && <Surroundings src={poster.src} alt="" />}
          <Film
            ref={setFilm}
            aria-label={name}
            controls={!film}
            playsInline
            loop={loop}
            preload="metadata"
            poster={poster?.src}
            crossOrigin={crossOrigin}
            onClick={() => {
              if (film && state.isStarted && !isIdle) togglePlayback(film);
            }}
            onPointerDown={wake}
            // By now the browser has chosen, too: in its own way.
            onLoadedMetadata={(event) => {
              showCaptions(event.currentTarget, language);
            }}
            onPlay={onPlay}
            onEnded={onEnd}
          >
            {sources.map(({ src, type, media }, index) => (
              <source
                key={src}
                src={src}
                type={type}
                media={media}
                onError={() => {
                  if (index === sources.length - 1) setIsMissing(true);
                }}
              />
            ))}
            {tracks.map(({ src, label, kind = 'captions', ...track }) => (
              <track
                key={src}
                src={src}
                srcLang={track.language}
                label={label}
                kind={kind}
                default={track.language === language}
              />
            ))}
          </Film>
          {film && (
            <FilmControls
              film={film}
              state={state}
              root={root}
              tracks={tracks}
              messages={messages}
            />
          )}
        </>
      )}
    </Root>
  );
}
