import { QRCodeSVG } from 'qrcode.react';

interface QrDrawingProps {
  readonly value: string;
  /** Names the drawing. */
  readonly label: string;
}

/**
 * The code itself, with its quiet zone. Only this module imports the encoder, so code that may not need it can
 * fetch it late.
 */
export function QrDrawing({ value, label }: QrDrawingProps) {
  return (
    <QRCodeSVG
      value={value}
      level="M"
      marginSize={4}
      bgColor="#ffffff"
      fgColor="#17101c"
      role="img"
      aria-label={label}
    />
  );
}
