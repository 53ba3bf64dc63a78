import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { ButtonLink } from '../Button/index.ts';
import type { Picture } from '../picture/Picture.ts';
import { useText, type Bilingual } from '../i18n/bilingual.ts';
import { useMessagesLike } from '../i18n/BilingualText.tsx';
import type { MessageOverrides } from '../i18n/messages.ts';
import { useShowcase } from '../internal/context.ts';
import { whenIdle } from '../internal/whenIdle.ts';
import { isExternalHref, safeHref } from '../link/safeHref.ts';
import { newTab } from '../link/useTarget.ts';
import { Toolbar } from '../Toolbar/index.ts';
import { embeddedPlayerMessages, type EmbeddedPlayerMessages } from './EmbeddedPlayer.messages.ts';
import { Poster, Root, Stage, Status } from './EmbeddedPlayer.styles.ts';
import { useFilms } from './useFilms.ts';

export interface EmbeddedPlayerProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'children' | 'onPlay'
> {
  /**
   * Specifies the address of the player; for a value that is not an address, the poster and a notice are
   * shown.
   */
  readonly src: string;
  /**
   * Specifies the accessible name of the frame. If it is in two languages, so are the texts around the frame.
   */
  readonly title: Bilingual | string;
  /** Specifies the decorative picture behind the player. */
  readonly poster?: Picture | undefined;
  /** Specifies how many seconds to wait for the player before a notice says that it is missing. @default 8 */
  readonly timeout?: number | undefined;
  /**
   * Is called when a film in the player starts, by itself or on request, and when it goes on after a pause. Only a
   * player of the page's own origin can be heard: a player of another origin never causes a call.
   */
  readonly onPlay?: (() => void) | undefined;
  /** Is called when a film in the player has reached its end; a film that plays in a loop has none. Heard as `onPlay` is. */
  readonly onEnd?: (() => void) | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<EmbeddedPlayerMessages> | undefined;
}

type PlayerState = 'loading' | 'loaded' | 'missing';

/** What a player from another origin may do; on our own origin, the sandbox would not confine it. */
const sandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/**
 * A player in a 16:9 frame, at least 340 px high, that may autoplay and go full screen. The poster comes first, and the
 * frame when the browser has time for it; a page without scripts has the link alone. The frame is hidden until it has
 * loaded, as browsers may draw it white. A page that refuses to be embedded looks as if it had loaded, so the poster and
 * a notice are always behind the frame, and a link to the player is always beside it, unless the provider says that there
 * are no tabs.
 */
export function EmbeddedPlayer(props: EmbeddedPlayerProps) {
  const { src, title, poster, timeout = 8, onPlay, onEnd, messages, ...rest } = props;
  const say = useMessagesLike(title, 'EmbeddedPlayer', embeddedPlayerMessages, messages);
  const name = useText(title);
  const { hasTabs } = useShowcase();
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
    }, timeout * 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [state, timeout]);

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
      {href !== undefined && hasTabs && (
        <Toolbar>
          <ButtonLink href={href} {...newTab}>
            {say('openInNewTab')}
          </ButtonLink>
        </Toolbar>
      )}
    </Root>
  );
}

/**
 * Whether what has been mounted, or came with the page, is on the screen, so that a frame's start does not hold it back.
 *
 * @param latest After how many milliseconds it counts as settled on a busy machine.
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
