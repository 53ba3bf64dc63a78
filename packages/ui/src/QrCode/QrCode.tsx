import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { LocalText, useMessagesLike } from '../i18n/BilingualText.tsx';
import { isWebHref, safeHref } from '../link/safeHref.ts';
import { newTab } from '../link/useTarget.ts';
import { qrCodeMessages, type QrCodeMessages } from './QrCode.messages.ts';
import { AddressText } from './AddressText.tsx';
import { Address, Caption, Code, Plate, Root } from './QrCode.styles.ts';
import { isDrawable, readableAddress } from './qrAddress.ts';
import { DrawnCode, useQrDrawing } from './useQrDrawing.tsx';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Specifies the address to encode and show. */
  readonly value: string;
  /** Specifies the instruction above the code. */
  readonly caption?: LocalizedText | string | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<QrCodeMessages> | undefined;
}

/**
 * An address as a QR code, drawn locally, with its text below for people who can't scan it. A web address opens in a
 * new tab when pressed. The code is dark on white with a quiet zone, so phones read it in every theme. It's drawn once
 * the encoder has loaded; if that fails, the caption says so and the address stays.
 */
export function QrCode({ value, caption, messages, ...rest }: QrCodeProps) {
  const { label } = useMessages('QrCode', qrCodeMessages, messages);
  const say = useMessagesLike(caption, 'QrCode', qrCodeMessages, messages);
  const isShort = isDrawable(value);
  const drawing = useQrDrawing(isShort);
  const hasFailed = drawing === 'failed';
  const heading = hasFailed ? say('failed') : caption && <LocalText text={caption} />;
  const href = safeHref(value);
  const link = href !== undefined && isWebHref(href);
  return (
    <Root {...rest}>
      {heading && <Caption>{heading}</Caption>}
      <Plate {...(link ? { href, ...newTab } : { as: 'div' as const })}>
        {isShort && !hasFailed && (
          <Code>{drawing && <DrawnCode drawing={drawing} value={value} label={label} />}</Code>
        )}
        <Address dir="ltr">
          <AddressText>{readableAddress(value)}</AddressText>
        </Address>
      </Plate>
    </Root>
  );
}
