import { localeOf, textIn, theme, useLanguage } from '@showcase/ui';

const opens = { en: 'Opens at {time}', ar: 'يُفتح الساعة {time}' };

/** When the stand opens, in the language and the colours of the page. */
export function Hours({ opening }: { readonly opening: Date }) {
  const language = useLanguage();
  const time = opening.toLocaleTimeString(localeOf(language), { timeStyle: 'short' });
  return (
    <p style={{ color: theme.color.muted }}>{textIn(opens, language).replace('{time}', time)}</p>
  );
}
