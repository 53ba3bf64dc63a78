import type { DialogMessages, DialogProps } from '../Dialog/index.ts';
import type { Bilingual } from '../i18n/bilingual.ts';
import { BilingualText } from '../i18n/BilingualText.tsx';
import type { Language } from '../i18n/language.ts';
import { useMessages, useMessagesIn, type MessageOverrides } from '../i18n/messages.ts';
import { linkMessages, type LinkMessages } from '../link/link.messages.ts';
import { qrCodeMessages } from '../QrCode/QrCode.messages.ts';
import { handOff } from './handOff.ts';
import { handOffDialogMessages, type HandOffDialogMessages } from './HandOffDialog.messages.ts';
import { Address, Content, Note, Plate, Root } from './HandOffDialog.styles.ts';
import { AddressText } from '../QrCode/AddressText.tsx';
import { DrawnCode, usePreloadedQrDrawing, useQrDrawing } from '../QrCode/useQrDrawing.tsx';

export interface HandOffDialogProps extends Omit<
  DialogProps,
  'title' | 'placement' | 'size' | 'messages' | 'children'
> {
  /** Specifies what the address leads to; it is the heading. */
  readonly title: Bilingual | string;
  /** Specifies the address: of the web, of an app whose scheme is listed, or a path of the site. */
  readonly address: string;
  /** Specifies the schemes of deep links that may be handed on, in lower case and without the colon. */
  readonly schemes?: readonly string[] | undefined;
  /** Specifies the origin under which phones reach the site. Without it, its own pages have no code. */
  readonly publicOrigin?: string | undefined;
  /** Replaces built-in texts. */
  readonly messages?:
    MessageOverrides<HandOffDialogMessages & DialogMessages & LinkMessages> | undefined;
}

/**
 * A dialog for a link that leaves a kiosk, where a new tab could not be closed: what it leads to, its address to read,
 * and a QR code for the visitor's own phone. The code is drawn here, without a network; where there is none, the card
 * says why. Nothing in it opens anything.
 */
export function HandOffDialog(props: HandOffDialogProps) {
  const { title, address, schemes, publicOrigin, messages, ...dialog } = props;
  usePreloadedQrDrawing();
  return (
    <Root {...dialog} size="medium" title={title} messages={messages}>
      <CardContent given={handOff(address, schemes, publicOrigin)} messages={messages} />
    </Root>
  );
}

/** What is read at a glance: a longer address is set as a text, and its code as large as the screen allows. */
const fewCharacters = 120;

interface CardContentProps {
  readonly given: ReturnType<typeof handOff>;
  readonly messages: HandOffDialogProps['messages'];
}

function CardContent({ given, messages }: CardContentProps) {
  const own = useMessagesIn('HandOffDialog', handOffDialogMessages, messages);
  const ofLinks = useMessagesIn('Link', linkMessages, messages);
  const { label } = useMessages('QrCode', qrCodeMessages);
  const ofCodes = useMessagesIn('QrCode', qrCodeMessages);
  const code = 'code' in given ? given.code : undefined;
  const drawing = useQrDrawing(code !== undefined);
  const reason = 'reason' in given ? given.reason : drawing === 'failed' ? 'failed' : undefined;
  const isLong = given.shown.length > fewCharacters;
  const say = (language: Language) =>
    ({ ...ofLinks(language), ...ofCodes(language), ...own(language) })[reason ?? 'scan'];

  return (
    <Content>
      <Note role={reason === 'failed' ? 'status' : undefined} data-reason={reason}>
        <BilingualText>{say}</BilingualText>
      </Note>
      {code !== undefined && reason === undefined && (
        <Plate data-long={isLong || undefined}>
          {typeof drawing === 'function' && (
            <DrawnCode drawing={drawing} value={code} label={label} />
          )}
        </Plate>
      )}
      <Address dir="ltr" data-long={isLong || undefined}>
        <AddressText>{given.shown}</AddressText>
      </Address>
    </Content>
  );
}
