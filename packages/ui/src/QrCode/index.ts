export { QrCode, type QrCodeProps } from './QrCode.tsx';
export type { QrCodeMessages } from './QrCode.messages.ts';
