/**
 * What the show's own components (packages/ui-showcase) share with the library's. It is not part of the published
 * package: it may change with any of them.
 */
export { usePlayback } from '../backdrop/playback.ts';
export { Video } from '../backdrop/Playback.styles.ts';
export { titleInHalves } from '../Dialog/titleInHalves.mixins.ts';
export {
  inLanguage,
  isLocalized,
  localizedText,
  useReadingOrder,
  useText,
} from '../i18n/bilingual.ts';
export { BilingualText } from '../i18n/BilingualText.tsx';
export { fillText } from '../i18n/fillText.ts';
export { half, halves, star } from '../i18n/halves.mixins.ts';
export { useMessages, useMessagesIn } from '../i18n/messages.ts';
export { scriptsOf } from '../i18n/scriptsOf.ts';
export { ComingSoon } from '../link/ComingSoon.tsx';
export { isExternalHref, isWebHref, safeHref } from '../link/safeHref.ts';
export { linkMessages } from '../link/link.messages.ts';
export { useTarget } from '../link/useTarget.ts';
export { prefersReducedMotion } from '../motion/motion.ts';
export { hideBroken } from '../picture/hideBroken.ts';
export { AddressText } from '../QrCode/AddressText.tsx';
export { qrCodeMessages } from '../QrCode/QrCode.messages.ts';
export { isDrawable, readableAddress } from '../QrCode/qrAddress.ts';
export {
  DrawnCode,
  usePreloadedQrDrawing,
  useQrDrawing,
  type QrDrawing,
} from '../QrCode/useQrDrawing.tsx';
export { glass } from '../theme/glass.mixins.ts';
export {
  focusRing,
  headingText,
  languagesStacked,
  plainButton,
  visuallyHidden,
} from '../theme/mixins.ts';
export { figuresAlike } from '../MetricCard/MetricCard.styles.ts';
export { kiosk, notKiosk, phone, portrait, reach, short } from '../theme/screens.ts';
export { bar } from './bar.ts';
export { cornerSpace } from './pageTop.ts';
export { composeHandlers } from './composeHandlers.ts';
export { scrimColor } from './scrimColor.ts';
export { focusedElement } from './focusedElement.ts';
export { watchMovement } from './movement.ts';
export { useMergedRef } from './useMergedRef.ts';
export { useModal } from './useModal.ts';
export { useVisualViewport } from './useVisualViewport.ts';
