import { LanguageSwitcher, useLanguage } from '@showcase/ui';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '@showcase/content/site';
import { languages } from '@showcase/content/languages';
import { ScreenAddress } from '../router/screenAddress.ts';

/** Links to the same screen in the other languages. */
export function Languages() {
  const { pathname, search } = useLocation();
  const addressIn = use(ScreenAddress);
  const own = useLanguage();
  const others = languages.filter((language) => language !== own);
  return (
    <LanguageSwitcher
      languages={others.map((language) => ({
        language,
        label: site.language[language],
        href: addressIn(language, pathname) + search,
      }))}
    />
  );
}
