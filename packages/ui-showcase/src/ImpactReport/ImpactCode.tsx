import {
  DrawnCode,
  isDrawable,
  isWebHref,
  qrCodeMessages,
  type QrDrawing,
  safeHref,
  useMessages,
  useQrDrawing,
} from '@showcase/ui/internal';

/** A QR code that's ready to draw. */
export interface Code {
  readonly drawing: QrDrawing;
  readonly value: string;
}

/**
 * The QR code for an address. The encoder loads immediately, so it's ready when the page is printed.
 *
 * @returns Undefined if the address isn't a web address or is too long for a code, and until the encoder has loaded.
 */
export function useImpactCode(address: string | undefined): Code | undefined {
  const value = valueOf(address);
  const drawing = useQrDrawing(value !== undefined);
  return value !== undefined && typeof drawing === 'function' ? { drawing, value } : undefined;
}

function valueOf(address: string | undefined): string | undefined {
  const href = safeHref(address);
  if (href === undefined || !isWebHref(href)) return undefined;
  // Some phones can't read non-Latin letters in a QR code's address.
  const value = new URL(href).href;
  return isDrawable(value) ? value : undefined;
}

/** Draws the code. The name next to it says what it opens. */
export function ImpactCode({ code }: { readonly code: Code }) {
  const { label } = useMessages('QrCode', qrCodeMessages);
  return <DrawnCode {...code} label={label} />;
}
