import { useEffect, useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { check } from '../internal/checks.ts';
import type { ShownLanguages } from '../i18n/bilingual.ts';
import { directionOf, type Direction, type Language } from '../i18n/language.ts';
import { mergeMessages } from '../i18n/messages.ts';
import { defaultSettings, ShowcaseContext, useShowcase } from '../internal/context.ts';
import type { LinkComponent } from '../link/LinkComponent.ts';
import type { Theme } from '../theme/createTheme.ts';
import { themes, type ThemeName } from '../theme/themes.ts';
import { Root } from './ShowcaseProvider.styles.ts';
import type { ProviderMessages } from '../i18n/providerMessages.ts';

export interface ShowcaseProviderProps extends ComponentPropsWithRef<'div'> {
  /**
   * Specifies the language of built-in texts: 'en', 'ar', or one with texts in `messages`.
   * @default the outer provider's, or 'en'
   */
  readonly language?: Language | undefined;
  /** Specifies the reading direction. @default the direction in which the language is usually written */
  readonly direction?: Direction | undefined;
  /**
   * Replaces built-in texts everywhere inside, by language and component, and adds languages. Omitted texts come from
   * the outer provider.
   */
  readonly messages?: ProviderMessages | undefined;
  /**
   * Specifies the theme: the name of a library theme, or one made by `createTheme`. A provider inside another has a
   * background only with a theme.
   * @default the outer provider's, or 'midnight'
   */
  readonly theme?: ThemeName | Theme | undefined;
  /**
   * Specifies whether texts with several languages are shown in two of them, or in the page's language alone.
   * @default the outer provider's, or 'all'
   */
  readonly texts?: ShownLanguages | undefined;
  /** Specifies the component that renders links, for instance a router's. @default the outer provider's, or 'a' */
  readonly link?: LinkComponent | undefined;
  /**
   * Specifies the schemes that links may have besides http and https, such as those of deep links, in lower case and
   * without the colon. Links with others are disabled.
   * @default the outer provider's, or 'mailto' and 'tel'
   */
  readonly schemes?: readonly string[] | undefined;
  /**
   * Specifies whether visitors can close tabs. If not, as on a kiosk, players don't offer to open in one.
   * @default the outer provider's, or true
   */
  readonly newTabs?: boolean | undefined;
  /**
   * Specifies that the provider contains a whole page: it also gives the document its language and direction, and colours
   * the canvas and the scroll bars.
   * @default false
   */
  readonly page?: boolean | undefined;
  /** Specifies the content that gets the language, the direction, the theme and the link component. */
  readonly children?: ReactNode;
}

/**
 * Gives everything inside it a language, a direction, a theme and a link component. Providers nest: omitted props come
 * from the outer provider.
 */
export function ShowcaseProvider(props: ShowcaseProviderProps) {
  const outer = useShowcase();
  const {
    language = outer.language,
    direction = props.language === undefined ? outer.direction : directionOf(language),
    messages: own,
    theme: given = outer.theme,
    link = outer.link,
    schemes = outer.schemes,
    newTabs = outer.newTabs,
    texts = outer.texts,
    page = false,
    ...rest
  } = props;
  check?.theme(given, themes);
  const isUnknown = typeof given === 'string' && !Object.hasOwn(themes, given);
  const chosen = isUnknown ? outer.theme : given;
  const theme = typeof chosen === 'string' ? themes[chosen] : chosen;
  const messages = useMemo(() => mergeMessages(outer.messages, own), [outer.messages, own]);
  const settings = useMemo(
    () => ({ language, direction, messages, theme, link, schemes, newTabs, texts }),
    [language, direction, messages, theme, link, schemes, newTabs, texts],
  );
  useEffect(() => {
    if (page) Object.assign(document.documentElement, { lang: language, dir: direction });
  }, [page, language, direction]);
  const isNested = outer !== defaultSettings && props.theme === undefined && !page;
  return (
    <ShowcaseContext value={settings}>
      <Root
        lang={language}
        dir={direction}
        data-theme={theme.name}
        data-page={page || undefined}
        $theme={isNested ? undefined : theme}
        {...rest}
      />
    </ShowcaseContext>
  );
}
