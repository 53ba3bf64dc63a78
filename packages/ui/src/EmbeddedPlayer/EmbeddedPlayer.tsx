import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { ButtonLink } from '../Button/index.ts';
import type { Picture } from '../picture/Picture.ts';
import { useText } from '../i18n/bilingual.ts';
import { useMessagesLike } from '../i18n/BilingualText.tsx';
import { useShowcase } from '../internal/context.ts';
import { whenIdle } from '../internal/whenIdle.ts';
import { isExternalHref, safeHref } from '../link/safeHref.ts';
import { newTab } from '../link/useTarget.ts';
import { embeddedPlayerMessages, type EmbeddedPlayerMessages } from './EmbeddedPlayer.messages.ts';
import { Actions, Poster, Root, Stage, Status } from './EmbeddedPlayer.styles.ts';
import { useFilms } from './useFilms.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

export interface EmbeddedPlayerProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'children' | 'onPlay'
> {
  /** Specifies the address of the player. A value that isn't an address shows the poster and a notice. */
  readonly src: string;
  /** Specifies the accessible name of the frame. If it's in two languages, so are the texts around the frame. */
  readonly title: LocalizedText | string;
  /** Specifies the decorative picture behind the player. */
  readonly poster?: Picture | undefined;
  /** Specifies how many seconds to wait for the player before a notice says that it is missing. @default 8 */
  readonly timeoutSeconds?: number | undefined;
  /**
   * Called when a film in the player starts, automatically or on request, and when it resumes after a pause. Only a
   * same-origin player can report this: a cross-origin player never causes a call.
   */
  readonly onPlay?: (() => void) | undefined;
  /** Called when a film in the player ends; a looping film never ends. The limits of `onPlay` apply. */
  readonly onEnd?: (() => void) | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<EmbeddedPlayerMessages> | undefined;
}

type PlayerState = 'loading' | 'loaded' | 'missing';

/** Permissions of a cross-origin player; a sandbox wouldn't confine a same-origin one. */
const sandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/**
 * A player in a 16:9 frame, at least 340 px high. It may autoplay and go full screen. The poster appears first; the
 * frame loads when the browser is idle. Without scripts, visitors get only the link. The frame is hidden until it has
 * loaded, because browsers may paint it white. A page that refuses to be embedded looks as if it had loaded, so the
 * poster and a notice are always behind the frame. A link to the player is always next to it, unless the provider says
 * that there are no tabs.
 */
export function EmbeddedPlayer(props: EmbeddedPlayerProps) {
  const { src, title, poster, timeoutSeconds = 8, onPlay, onEnd, messages, ...rest } = props;
  const say = useMessagesLike(title, 'EmbeddedPlayer', embeddedPlayerMessages, messages);
  const name = useText(title);
  const { newTabs } = useShowcase();
  const href = safeHref(src);
  const [state, setState] = useState<PlayerState>(href === undefined ? 'missing' : 'loading');
  const isFramed = useIsSettled(800);
  const [page, setPage] = useState<Document | null>(null);
  useFilms(page, { onPlay, onEnd });

  const adopt = ({ contentDocument }: HTMLIFrameElement) => {
    setState('loaded');
    setPage(contentDocument);
  };

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => {
      setState('missing');
    }, timeoutSeconds * 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [state, timeoutSeconds]);

  return (
    <Root {...rest}>
      <Stage data-state={state}>
        {poster && <Poster {...poster} alt="" />}
        <Status role="status" aria-hidden={state === 'loaded' || undefined}>
          {say(state === 'loading' ? 'loading' : 'missing')}
        </Status>
        {href !== undefined && isFramed && (
          <iframe
            src={href}
            title={name}
            allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox={isForeign(href) ? sandbox : undefined}
            onLoad={(event) => {
              adopt(event.currentTarget);
            }}
          />
        )}
      </Stage>
      {href !== undefined && newTabs && (
        <Actions>
          <ButtonLink href={href} {...newTab}>
            {say('openInNewTab')}
          </ButtonLink>
        </Actions>
      )}
    </Root>
  );
}

/**
 * Whether the content just mounted, or prerendered, is on the screen, so loading a frame doesn't delay it.
 *
 * @param latest The time in milliseconds after which it counts as settled on a busy machine.
 */
function useIsSettled(latest: number): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIsSettled(true);
      }, latest),
    [latest],
  );
  return isSettled;
}

/** Whether an address is on another origin; on the server, every web address counts as one. */
function isForeign(href: string): boolean {
  if (!isExternalHref(href)) return false;
  return typeof location === 'undefined' || URL.parse(href)?.origin !== location.origin;
}
