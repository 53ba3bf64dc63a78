import type { EmbeddedPlayerMessages, Messages } from '@showcase/ui';

export type PortalDialogMessages = EmbeddedPlayerMessages;

export const portalDialogMessages: Messages<PortalDialogMessages> = {
  en: {
    loading: 'Loading the portal…',
    missing: 'The portal did not load.',
    openInNewTab: 'Open in a new tab',
  },
  ar: {
    loading: 'جارٍ تحميل البوابة…',
    missing: 'تعذّر تحميل البوابة.',
    openInNewTab: 'فتح في علامة تبويب جديدة',
  },
};
