import type { DialogMessages, DialogProps } from '../Dialog/index.ts';
import { EmbeddedPlayer } from '../EmbeddedPlayer/index.ts';
import { inLanguage, isBilingual, useReadingOrder, type Bilingual } from '../i18n/bilingual.ts';
import { useMessages, type MessageOverrides } from '../i18n/messages.ts';
import { useShowcase } from '../internal/context.ts';
import type { Picture } from '../picture/Picture.ts';
import { portalDialogMessages, type PortalDialogMessages } from './PortalDialog.messages.ts';
import { Content, Root, Translation } from './PortalDialog.styles.ts';

export interface PortalDialogProps extends Omit<
  DialogProps,
  'title' | 'placement' | 'messages' | 'children'
> {
  /** Specifies the heading, which names the frame, too. */
  readonly title: Bilingual | string;
  /** Specifies the address of the portal that is embedded. */
  readonly src: string;
  /** Specifies the picture that stands behind the portal, decorative. */
  readonly poster?: Picture | undefined;
  /** Specifies after how many seconds without a portal the dialog says so. @default 8 */
  readonly patience?: number | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<PortalDialogMessages & DialogMessages> | undefined;
}

/**
 * A portal in a dialog of the size of the screen. Title, Close and a way to open it on its own stand outside of the
 * frame and serve when it stays empty. The frame exists only while it is open.
 */
export function PortalDialog(props: PortalDialogProps) {
  const { title, src, poster, patience, messages, ...dialog } = props;
  const { language } = useShowcase();
  const texts = useMessages('PortalDialog', portalDialogMessages, messages);
  return (
    <Root
      {...dialog}
      title={isBilingual(title) ? <BilingualTitle title={title} /> : title}
      messages={messages}
    >
      <Content>
        <EmbeddedPlayer
          src={src}
          title={title}
          poster={poster}
          patience={patience}
          messages={{ [language]: texts }}
        />
      </Content>
    </Root>
  );
}

function BilingualTitle({ title }: { readonly title: Bilingual }) {
  const [first = 'en', second = 'ar'] = useReadingOrder(title);
  return (
    <>
      <span {...inLanguage(first)}>{title[first]}</span>{' '}
      <Translation {...inLanguage(second)}>{title[second]}</Translation>
    </>
  );
}
