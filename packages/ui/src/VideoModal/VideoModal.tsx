import type { ReactNode } from 'react';
import type { DialogMessages, DialogProps } from '../Dialog/index.ts';
import { EmbeddedPlayer, type EmbeddedPlayerMessages } from '../EmbeddedPlayer/index.ts';
import type { Picture } from '../picture/Picture.ts';
import { Root } from './VideoModal.styles.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

export interface VideoModalProps extends Omit<
  DialogProps,
  'title' | 'size' | 'messages' | 'onPlay'
> {
  /** Specifies the title of the dialog, which also names the player. */
  readonly title: LocalizedText | string;
  /** Specifies the address of the embedded player, which is a page. */
  readonly src?: string | undefined;
  /** Specifies another player instead, such as a FilmPlayer for your own film. */
  readonly children?: ReactNode;
  /** Specifies the decorative picture behind the player. */
  readonly poster?: Picture | undefined;
  /** Specifies how many seconds to wait for the player before the dialog says that it didn't load. @default 8 */
  readonly timeoutSeconds?: number | undefined;
  /**
   * Called when the film starts, automatically or on request, and when it resumes after a pause. Only a same-origin
   * player can report this: a cross-origin player never causes a call.
   */
  readonly onPlay?: (() => void) | undefined;
  /** Called when the film ends; a looping film never ends. The limits of `onPlay` apply. */
  readonly onEnd?: (() => void) | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<EmbeddedPlayerMessages & DialogMessages> | undefined;
}

/** A film in a dialog. The player exists only while the dialog is open, so its sound stops when the dialog closes. */
export function VideoModal(props: VideoModalProps) {
  const { title, src = '', children, poster, timeoutSeconds, onPlay, onEnd, ...others } = props;
  const { messages, ...dialog } = others;
  return (
    <Root {...dialog} title={title} messages={messages}>
      {children ?? (
        <EmbeddedPlayer
          src={src}
          title={title}
          poster={poster}
          timeoutSeconds={timeoutSeconds}
          onPlay={onPlay}
          onEnd={onEnd}
          messages={messages}
        />
      )}
    </Root>
  );
}
