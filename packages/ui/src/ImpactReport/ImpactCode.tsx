import { useMessages } from '../i18n/messages.ts';
import { DrawnCode, useQrDrawing, type QrDrawing } from '../QrCode/useQrDrawing.tsx';
import { isWebHref, safeHref } from '../link/safeHref.ts';
import { isDrawable } from '../QrCode/qrAddress.ts';
import { qrCodeMessages } from '../QrCode/QrCode.messages.ts';

/** A QR code that can be drawn now. */
export interface Code {
  readonly drawing: QrDrawing;
  readonly value: string;
}

/**
 * The QR code of an address. The encoder is loaded at once, so that it is there when the page is printed.
 *
 * @returns Undefined if the address is none of the web or too long for a code, and until the encoder has arrived.
 */
export function useImpactCode(address: string | undefined): Code | undefined {
  const value = valueOf(address);
  const drawing = useQrDrawing(value !== undefined);
  return value !== undefined && typeof drawing === 'function' ? { drawing, value } : undefined;
}

function valueOf(address: string | undefined): string | undefined {
  const href = safeHref(address);
  if (href === undefined || !isWebHref(href)) return undefined;
  // Not every phone reads letters of another script in the addresses of a code.
  const value = new URL(href).href;
  return isDrawable(value) ? value : undefined;
}

/** The drawing of a code. The name beside it says what it opens. */
export function ImpactCode({ code }: { readonly code: Code }) {
  const { label } = useMessages('QrCode', qrCodeMessages);
  return <DrawnCode {...code} label={label} />;
}
