import type { DialogMessages, DialogProps } from '../Dialog/index.ts';
import { EmbeddedPlayer } from '../EmbeddedPlayer/index.ts';
import { useReadingOrder } from '../i18n/bilingual.ts';
import { useMessagesIn } from '../i18n/messages.ts';
import type { Picture } from '../picture/Picture.ts';
import { portalDialogMessages, type PortalDialogMessages } from './PortalDialog.messages.ts';
import { Content, Root } from './PortalDialog.styles.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

export interface PortalDialogProps extends Omit<
  DialogProps,
  'title' | 'placement' | 'size' | 'messages' | 'children'
> {
  /** Specifies the heading, which also names the frame. */
  readonly title: LocalizedText | string;
  /** Specifies the address of the embedded portal. */
  readonly src: string;
  /** Specifies the decorative picture behind the portal. */
  readonly poster?: Picture | undefined;
  /** Specifies how many seconds to wait for the portal before the dialog says that it didn't load. @default 8 */
  readonly timeoutSeconds?: number | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<PortalDialogMessages & DialogMessages> | undefined;
}

/**
 * A portal in a full-screen dialog. The title, Close and a link that opens the portal separately are outside the frame,
 * so they work even if it stays empty. The frame exists only while the dialog is open.
 */
export function PortalDialog(props: PortalDialogProps) {
  const { title, src, poster, timeoutSeconds, messages, ...dialog } = props;
  const order = useReadingOrder(title);
  const messagesIn = useMessagesIn('PortalDialog', portalDialogMessages, messages);
  return (
    <Root {...dialog} size="full" title={title} messages={messages}>
      <Content>
        <EmbeddedPlayer
          src={src}
          title={title}
          poster={poster}
          timeoutSeconds={timeoutSeconds}
          messages={Object.fromEntries(order.map((language) => [language, messagesIn(language)]))}
        />
      </Content>
    </Root>
  );
}
