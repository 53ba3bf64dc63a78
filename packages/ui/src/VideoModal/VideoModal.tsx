import type { DialogMessages, DialogProps } from '../Dialog/index.ts';
import { EmbeddedPlayer, type EmbeddedPlayerMessages } from '../EmbeddedPlayer/index.ts';
import { useText } from '../i18n/bilingual.ts';
import { fillText } from '../i18n/fillText.ts';
import { useMessages } from '../i18n/messages.ts';
import { useShowcase } from '../internal/context.ts';
import type { Picture } from '../picture/Picture.ts';
import { videoModalMessages, type VideoModalMessages } from './VideoModal.messages.ts';
import { Root } from './VideoModal.styles.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

export interface VideoModalProps extends Omit<
  DialogProps,
  'title' | 'size' | 'messages' | 'children' | 'onPlay'
> {
  /** Specifies the product that the film is about; the dialog is titled '{product} Overview'. */
  readonly product: LocalizedText | string;
  /** Specifies the address of the embedded player. */
  readonly src: string;
  /** Specifies the decorative picture behind the player. */
  readonly poster?: Picture | undefined;
  /** Specifies how many seconds to wait for the player before the dialog says that it didn't load. @default 8 */
  readonly timeoutSeconds?: number | undefined;
  /**
   * Is called when the film starts, by itself or on request, and when it resumes after a pause. Only a same-origin
   * player can report this: a cross-origin player never causes a call.
   */
  readonly onPlay?: (() => void) | undefined;
  /** Is called when the film ends; a looping film never ends. The limits of `onPlay` apply. */
  readonly onEnd?: (() => void) | undefined;
  /** Replaces built-in texts. */
  readonly messages?:
    MessageOverrides<VideoModalMessages & EmbeddedPlayerMessages & DialogMessages> | undefined;
}

/** A film in a dialog. The player exists only while the dialog is open, so its sound stops when the dialog closes. */
export function VideoModal(props: VideoModalProps) {
  const { product, src, poster, timeoutSeconds, onPlay, onEnd, messages, ...dialog } = props;
  const name = useText(product);
  const { language } = useShowcase();
  const texts = useMessages('VideoModal', videoModalMessages, messages);
  const title = fillText(texts.title, { product: name }, language);
  return (
    <Root {...dialog} title={title} messages={messages}>
      <EmbeddedPlayer
        src={src}
        title={title}
        poster={poster}
        timeoutSeconds={timeoutSeconds}
        onPlay={onPlay}
        onEnd={onEnd}
        messages={messages}
      />
    </Root>
  );
}
