import { LanguageSwitcher } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  LanguageSwitcher: (
    <LanguageSwitcher languages={[{ language: 'ar', label: 'العربية', href: '/ar' }]} />
  ),
};
