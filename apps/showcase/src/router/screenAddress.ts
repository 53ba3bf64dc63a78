import { createContext } from 'react';
import { addressIn, withoutLanguage } from '@showcase/content/languages';

/** Finds the address of the screen at an address in a language. The app's own knows the routes. */
export const ScreenAddress = createContext((language: string, pathname: string) =>
  addressIn(language, withoutLanguage(pathname)),
);
