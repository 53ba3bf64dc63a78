import { type DialogProps, EmbeddedPlayer, type LocalizedText, type Picture } from '@showcase/ui';
import { useMessagesIn, useReadingOrder } from '@showcase/ui/internal';
import { portalDialogMessages } from './PortalDialog.messages.ts';
import { Content, Root } from './PortalDialog.styles.ts';

export interface PortalDialogProps extends Omit<
  DialogProps,
  'title' | 'placement' | 'size' | 'children'
> {
  /** Specifies the heading, which also names the frame. */
  readonly title: LocalizedText | string;
  /** Specifies the address of the embedded portal. */
  readonly src: string;
  /** Specifies the decorative picture behind the portal. */
  readonly poster?: Picture | undefined;
  /** Specifies how many seconds to wait for the portal before the dialog says that it didn't load. @default 8 */
  readonly timeoutSeconds?: number | undefined;
}

/**
 * A portal in a full-screen dialog. The title, Close and a link that opens the portal separately are outside the frame,
 * so they work even if it stays empty. The frame exists only while the dialog is open.
 */
export function PortalDialog(props: PortalDialogProps) {
  const { title, src, poster, timeoutSeconds, ...dialog } = props;
  const order = useReadingOrder(title);
  const messagesIn = useMessagesIn('PortalDialog', portalDialogMessages);
  return (
    <Root {...dialog} size="full" title={title}>
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
