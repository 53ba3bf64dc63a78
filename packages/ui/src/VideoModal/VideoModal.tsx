import type { DialogProps } from '../Dialog/index.ts';
import { EmbeddedPlayer } from '../EmbeddedPlayer/index.ts';
import type { Picture } from '../FeatureCard/index.ts';
import { useMessages } from '../i18n/messages.ts';
import { videoModalMessages, type VideoModalMessages } from './VideoModal.messages.ts';
import { Root } from './VideoModal.styles.ts';

export interface VideoModalProps extends Omit<DialogProps, 'title' | 'messages' | 'children'> {
  /** Specifies whose film it is; the dialog is titled '{product} Overview'. */
  readonly product: string;
  /** Specifies the address of the player that is embedded. */
  readonly src: string;
  /** Specifies the picture that stands behind the player, decorative. */
  readonly poster?: Picture;
  /** Specifies after how many seconds without a player the dialog says so. @default 8 */
  readonly patience?: number;
  /** Replaces built-in texts. */
  readonly messages?: Partial<VideoModalMessages>;
}

/**
 * A film in a dialog (specification, section 2.2). The player exists only while the dialog is open, so that its
 * sound ends with it.
 */
export function VideoModal(props: VideoModalProps) {
  const { product, src, poster, patience, messages, ...dialog } = props;
  const title = useMessages(videoModalMessages, messages).title(product);
  return (
    <Root {...dialog} title={title}>
      <EmbeddedPlayer
        src={src}
        title={title}
        poster={poster}
        patience={patience}
        messages={messages}
      />
    </Root>
  );
}
