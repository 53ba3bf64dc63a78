import { useMemo, type ComponentPropsWithRef } from 'react';
import { directionOf, type Language } from '../i18n/language.ts';
import type { ThemeName } from '../theme/tokens.ts';
import { ShowcaseContext, useShowcase, type LinkComponent } from './context.ts';
import { Root } from './ShowcaseProvider.styles.ts';

export interface ShowcaseProviderProps extends ComponentPropsWithRef<'div'> {
  /** Specifies the language of built-in texts and the reading direction. @default the outer provider's, or 'en' */
  readonly language?: Language;
  /** Specifies the world: one set of colours for everything inside. @default the outer provider's, or 'midnight' */
  readonly theme?: ThemeName;
  /** Specifies the component that renders links, for instance a router's. @default the outer provider's, or 'a' */
  readonly link?: LinkComponent;
  /** Specifies the nonce of the page's Content-Security-Policy, for styles that parts add at run time. @default the outer provider's */
  readonly nonce?: string | undefined;
  /** Specifies that the provider holds a whole page, whose canvas and scroll bars it colours too. @default false */
  readonly isPage?: boolean;
}

/**
 * Gives everything inside it a language, a direction, a world and a link component.
 * Providers nest: what is not given is taken from the one outside.
 */
export function ShowcaseProvider(props: ShowcaseProviderProps) {
  const outer = useShowcase();
  const {
    language = outer.language,
    theme = outer.theme,
    link = outer.link,
    nonce = outer.nonce,
    isPage = false,
    ...rest
  } = props;
  const settings = useMemo(
    () => ({ language, theme, link, nonce }),
    [language, theme, link, nonce],
  );
  return (
    <ShowcaseContext value={settings}>
      <Root
        lang={language}
        dir={directionOf(language)}
        data-theme={theme}
        data-page={isPage || undefined}
        $theme={theme}
        {...rest}
      />
    </ShowcaseContext>
  );
}
