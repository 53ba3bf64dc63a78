import type { EmbeddedPlayerMessages } from '../EmbeddedPlayer/index.ts';
import type { Messages } from '../i18n/messages.ts';

export const portalDialogMessages: Messages<EmbeddedPlayerMessages> = {
  en: {
    loading: 'Loading the portal…',
    missing: 'The portal did not load here.',
    openInNewTab: 'Open in a new tab',
  },
  ar: {
    loading: 'جارٍ تحميل البوابة…',
    missing: 'تعذّر تحميل البوابة هنا.',
    openInNewTab: 'فتح في علامة تبويب جديدة',
  },
};
