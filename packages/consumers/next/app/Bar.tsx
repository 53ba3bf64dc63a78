'use client';

import { LanguageSwitcher } from '@showcase/ui/LanguageSwitcher';
import { usePathname } from 'next/navigation';
import type { Language } from './languages';

const names: Readonly<Record<Language, string>> = { fr: 'Français', ar: 'العربية' };

/** Links to the same page in the other language. */
export function Bar({ language }: { readonly language: Language }) {
  const path = usePathname();
  const other = language === 'fr' ? 'ar' : 'fr';
  const href = path.replace(`/${language}`, `/${other}`);
  return <LanguageSwitcher languages={[{ language: other, label: names[other], href }]} />;
}
