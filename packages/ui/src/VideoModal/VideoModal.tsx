import type { DialogMessages, DialogProps } from '../Dialog/index.ts';
import { EmbeddedPlayer, type EmbeddedPlayerMessages } from '../EmbeddedPlayer/index.ts';
import { useText } from '../i18n/bilingual.ts';
import { useMessages } from '../i18n/messages.ts';
import type { Picture } from '../picture/Picture.ts';
import { videoModalMessages, type VideoModalMessages } from './VideoModal.messages.ts';
import { Root } from './VideoModal.styles.ts';
import type { Bilingual, MessageOverrides } from '../i18n/types.ts';

export interface VideoModalProps extends Omit<
  DialogProps,
  'title' | 'size' | 'messages' | 'children' | 'onPlay'
> {
  /** Specifies the product that the film is about; the dialog is titled '{product} Overview'. */
  readonly product: Bilingual | string;
  /** Specifies the address of the embedded player. */
  readonly src: string;
  /** Specifies the decorative picture behind the player. */
  readonly poster?: Picture | undefined;
  /** Specifies after how many seconds without a player the dialog says that it did not load. @default 8 */
  readonly timeout?: number | undefined;
  /**
   * Is called when the film starts, by itself or on request, and when it goes on after a pause. Only a player of the
   * page's own origin can be heard: a player of another origin never causes a call.
   */
  readonly onPlay?: (() => void) | undefined;
  /** Is called when the film has reached its end; one that plays in a loop has none. Heard as `onPlay` is. */
  readonly onEnd?: (() => void) | undefined;
  /** Replaces built-in texts. */
  readonly messages?:
    MessageOverrides<VideoModalMessages & EmbeddedPlayerMessages & DialogMessages> | undefined;
}

/** A film in a dialog. The player exists only while the dialog is open, so that its sound ends with it. */
export function VideoModal(props: VideoModalProps) {
  const { product, src, poster, timeout, onPlay, onEnd, messages, ...dialog } = props;
  const name = useText(product);
  const title = useMessages('VideoModal', videoModalMessages, messages).title(name);
  return (
    <Root {...dialog} title={title} messages={messages}>
      <EmbeddedPlayer
        src={src}
        title={title}
        poster={poster}
        timeout={timeout}
        onPlay={onPlay}
        onEnd={onEnd}
        messages={messages}
      />
    </Root>
  );
}
