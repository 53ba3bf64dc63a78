import type { DialogProps } from '../Dialog/index.ts';
import { EmbeddedPlayer, type EmbeddedPlayerMessages } from '../EmbeddedPlayer/index.ts';
import type { Picture } from '../FeatureCard/index.ts';
import { directionOf, type Language } from '../i18n/language.ts';
import { useMessages } from '../i18n/messages.ts';
import { portalDialogMessages } from './PortalDialog.messages.ts';
import { Content, Root, Translation } from './PortalDialog.styles.ts';

export interface PortalDialogProps extends Omit<
  DialogProps,
  'title' | 'placement' | 'messages' | 'children'
> {
  /** Specifies the heading, which names the frame, too. */
  readonly title: string;
  /** Specifies the same heading in the other language. */
  readonly translation?: { readonly language: Language; readonly text: string };
  /** Specifies the address of the portal that is embedded. */
  readonly src: string;
  /** Specifies the picture that stands behind the portal, decorative. */
  readonly poster?: Picture;
  /** Specifies after how many seconds without a portal the dialog says so. @default 8 */
  readonly patience?: number;
  /** Replaces built-in texts. */
  readonly messages?: Partial<EmbeddedPlayerMessages & { readonly close: string }>;
}

/**
 * A portal in a dialog of the size of the screen (specification, section 2.3). Title, Close and a way to open it
 * on its own stand outside of the frame and serve when it stays empty. The frame exists only while it is open.
 */
export function PortalDialog(props: PortalDialogProps) {
  const { title, translation, src, poster, patience, messages, ...dialog } = props;
  const texts = useMessages(portalDialogMessages, messages);
  return (
    <Root
      {...dialog}
      title={
        translation ? (
          <>
            <span>{title}</span>{' '}
            <Translation lang={translation.language} dir={directionOf(translation.language)}>
              {translation.text}
            </Translation>
          </>
        ) : (
          title
        )
      }
      {...(messages && { messages })}
    >
      <Content>
        <EmbeddedPlayer
          src={src}
          title={title}
          poster={poster}
          patience={patience}
          messages={texts}
        />
      </Content>
    </Root>
  );
}
