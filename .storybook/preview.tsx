import '@showcase/ui/base.css';
import { ShowcaseProvider, themes, type LinkProps, type ThemeName } from '@showcase/ui';
import type { Preview } from '@storybook/react-vite';
import { lazy } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { logWithoutWindow } from './logWithoutWindow.ts';
import { modes } from './modes.ts';
import { setNetwork, withNetwork, type Network } from './network.ts';
import { setReducedMotion } from './reducedMotion.ts';
import { surfaces } from './surfaces.ts';
import { initialGlobals } from './toolbar.globals.ts';
import { toolbar } from './toolbar.ts';

// Busy machines are slow.
configure({ asyncUtilTimeout: 5000 });

logWithoutWindow();

/** Renders real links that lead nowhere, because a story has no other pages. */
function StoryLink({ onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}

/** The `parameters` of a story or its stories file; the decorator below reads them. */
interface StoryParameters {
  /** Its own theme; the toolbar may choose another. */
  readonly theme?: ThemeName;
  /** The args that replace the English ones in Arabic. */
  readonly arabic?: object;
  /** It shows both languages itself. */
  readonly isBilingual?: boolean;
  /** It has its own provider. */
  readonly hasProvider?: boolean;
  /** The schemes that its links may have. */
  readonly schemes?: readonly string[];
  /** It fills the page. */
  readonly isScreen?: boolean;
  /** The names of the args that represent network calls. */
  readonly network?: readonly string[];
}

/** Gives the empty canvas the theme's colour, which stays while the next story loads. */
function colorCanvas(chosen: string, { theme = 'porcelain', hasProvider }: StoryParameters): void {
  const name = hasProvider || chosen === 'own' ? theme : (chosen as ThemeName);
  document.documentElement.style.setProperty('--canvas', themes[name].colors.page);
}

/** A default as a designer reads it, without the quotes of code. */
function withoutQuotes(argType: StrictInputType): StrictInputType {
  const summary = argType.table?.defaultValue?.summary?.replaceAll(/^["']+|["']+$/g, '');
  return summary === undefined
    ? argType
    : { ...argType, table: { ...argType.table, defaultValue: { summary } } };
}

/**
 * Controls are what a designer can change: texts, choices and numbers. Texts are entered as strings, not as JSON, although
 * a prop would also accept them in two languages. The table of props has the others.
 */
const forDesigners: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...initialArgs, ...argTypes }).map((name) => {
      const argType = withoutQuotes(argTypes[name] ?? { name });
      const isChoice = /^(?:boolean|enum|number)$/.test(argType.type?.name ?? '');
      if (argType.control || isChoice) return [name, argType];
      if (typeof initialArgs[name] === 'string')
        return [name, { ...argType, control: { type: 'text' as const } }];
      return [name, { ...argType, table: { ...argType.table, disable: true } }];
    }),
  );

const preview: Preview = {
  // A component is beta until its stories file says `tags: ['stable', '!beta']`.
  tags: ['autodocs', 'beta'],
  parameters: {
    layout: 'fullscreen',
    // Axe would wait for each video, to find out whether it has sound. The app's tests cover this.
    a11y: { test: 'error', options: { preload: false } },
    // Stories don't wait for the docs pages.
    docs: {
      page: lazy(() => import('./docs/DocsPage.tsx')),
      toc: {
        headingSelector: 'h2, h3',
        // The headings in stories and pictures don't belong to the page.
        ignoreSelector: '.docs-story *, .live *, .skip-toc',
      },
      container: lazy(() => import('./docs/DocsContainer.tsx')),
      source: {
        transform: (code: string) => code.replaceAll(/<(\/?)React\.Fragment[^>]*>/g, '<$1>'),
      },
    },
    viewport: { options: surfaces },
    // A function has no name in the build, and its code would be useless elsewhere.
    jsx: { functionValue: () => '() => {}' },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'How to review',
          'Status',
          'Changelog',
          'What to use instead',
          'All buttons',
          'Foundations',
          'Library',
          [
            'Layout',
            'Navigation',
            'Actions',
            'Forms',
            'Cards',
            'Figures',
            'Media',
            'Dialogs and messages',
          ],
          'Impact',
          'This show',
          'Screens',
        ],
      },
    },
  },
  // HTML attributes that stories use are not props of a component.
  argTypes: { 'data-testid': { table: { disable: true } }, style: { table: { disable: true } } },
  argTypesEnhancers: [forDesigners],
  globalTypes: toolbar,
  initialGlobals,
  beforeEach: ({ globals, parameters, viewMode }) => {
    if (viewMode === 'story') colorCanvas(globals['theme'] as string, parameters);
    const restoreMotion = setReducedMotion(globals['motion'] === 'reduced');
    const restoreNetwork = setNetwork(globals['network'] as Network);
    return () => {
      restoreNetwork();
      restoreMotion();
    };
  },
  decorators: [
    (Story, { args, initialArgs, globals, parameters, viewMode }) => {
      const {
        theme = 'porcelain',
        arabic,
        isBilingual,
        hasProvider,
        schemes,
        isScreen,
        network,
      }: StoryParameters = parameters;
      const language = globals['language'] === 'ar' ? 'ar' : 'en';
      // Values typed into Controls apply in every language.
      const typed = Object.entries(args).filter(([name, arg]) => arg !== initialArgs[name]);
      const content =
        language === 'ar' && !isBilingual
          ? { ...args, ...arabic, ...Object.fromEntries(typed) }
          : args;
      const state = globals['network'] as Network;
      const story = <Story args={withNetwork(content, network, state, language)} />;
      if (hasProvider) return story;
      return (
        <ShowcaseProvider
          // Alone, a story fills the window; on a docs page it is one of many.
          page={viewMode === 'story'}
          language={language}
          theme={globals['theme'] === 'own' ? theme : (globals['theme'] as ThemeName)}
          link={StoryLink}
          schemes={schemes}
        >
          {isScreen ? story : <div className="story-frame">{story}</div>}
        </ShowcaseProvider>
      );
    },
  ],
};

export default preview;
