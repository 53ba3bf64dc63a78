import { type DialogProps, type Language, type LocalizedText, useShowcase } from '@showcase/ui';
import {
  AddressText,
  BilingualText,
  DrawnCode,
  linkMessages,
  qrCodeMessages,
  useMessages,
  useMessagesIn,
  usePreloadedQrDrawing,
  useQrDrawing,
} from '@showcase/ui/internal';
import { handOff } from './handOff.ts';
import { handOffDialogMessages } from './HandOffDialog.messages.ts';
import { Address, Content, Note, Plate, Root } from './HandOffDialog.styles.ts';

export interface HandOffDialogProps extends Omit<
  DialogProps,
  'title' | 'placement' | 'size' | 'children'
> {
  /** Specifies the name of the destination; it's the heading. */
  readonly title: LocalizedText | string;
  /** Specifies the address: a web address, a deep link whose scheme the provider lists, or a path of the site. */
  readonly address: string;
  /** Specifies the origin at which phones reach the site. Without it, the site's own pages have no QR code. */
  readonly publicOrigin?: string | undefined;
}

/**
 * A dialog for a link that leaves a kiosk, where nobody could close a new tab. It shows the destination, its address,
 * and a QR code for the visitor's phone. The code is drawn locally, without a network; if there's no code, the dialog
 * says why. The dialog itself opens nothing.
 */
export function HandOffDialog(props: HandOffDialogProps) {
  const { title, address, publicOrigin, ...dialog } = props;
  const { schemes } = useShowcase();
  usePreloadedQrDrawing();
  return (
    <Root {...dialog} size="medium" title={title}>
      <CardContent given={handOff(address, schemes, publicOrigin)} />
    </Root>
  );
}

/**
 * The longest address that people read at a glance. A longer one is set as text, with its code as large as the screen
 * allows.
 */
const fewCharacters = 120;

interface CardContentProps {
  readonly given: ReturnType<typeof handOff>;
}

function CardContent({ given }: CardContentProps) {
  const own = useMessagesIn('HandOffDialog', handOffDialogMessages);
  const ofLinks = useMessagesIn('Link', linkMessages);
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
