import '@showcase/ui/base.css';
import { ShowcaseProvider, type Language, type LinkProps, type ThemeName } from '@showcase/ui';
import type { Preview } from '@storybook/react-vite';
import { create } from 'storybook/theming';
import { DocsPage } from './DocsPage.tsx';
import { modes } from './modes.ts';
import { setNetwork, withNetwork, type Network } from './network.ts';
import { setReducedMotion } from './reducedMotion.ts';
import { surfaces } from './surfaces.ts';
import { initialGlobals } from './toolbar.globals.ts';
import { toolbar } from './toolbar.ts';

/** Pages of text in the letters of the library. */
const docsTheme = create({
  base: 'light',
  fontBase: "'Alexandria Variable', system-ui, sans-serif",
  textColor: '#0c1e3a',
  colorSecondary: '#0c4fc4',
});

/** A story is no site: its links are real, and lead nowhere. */
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

/** What a story or its stories file says in `parameters`, read by the decorator below. */
interface StoryParameters {
  /** The world it belongs to; the toolbar may choose another. */
  readonly theme?: ThemeName;
  /** Its content in Arabic, beside its English args. */
  readonly arabic?: object;
  /** It shows both languages by itself. */
  readonly isBilingual?: boolean;
  /** It brings a provider of its own. */
  readonly hasProvider?: boolean;
  /** It fills the page. */
  readonly isScreen?: boolean;
  /** The args that stand for calls over the network. */
  readonly network?: readonly string[];
}

const preview: Preview = {
  // A part is beta until its stories file says `tags: ['stable', '!beta']`.
  tags: ['autodocs', 'beta'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { page: DocsPage, toc: { headingSelector: 'h2, h3' }, theme: docsTheme },
    viewport: { options: surfaces },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'How to review',
          'Health',
          'Foundations',
          'Library',
          'Impact',
          'Screens',
        ],
      },
    },
  },
  globalTypes: toolbar,
  initialGlobals,
  beforeEach: ({ globals }) => {
    const restoreMotion = setReducedMotion(globals['motion'] === 'reduced');
    const restoreNetwork = setNetwork(globals['network'] as Network);
    return () => {
      restoreNetwork();
      restoreMotion();
    };
  },
  decorators: [
    (Story, { args, globals, parameters, viewMode }) => {
      const {
        theme = 'porcelain',
        arabic,
        isBilingual,
        hasProvider,
        isScreen,
        network,
      }: StoryParameters = parameters;
      // The manager shows the Arabic of 'both' in a frame of its own.
      const language: Language = globals['language'] === 'ar' ? 'ar' : 'en';
      const content = language === 'ar' && !isBilingual ? { ...args, ...arabic } : args;
      const story = <Story args={withNetwork(content, network, globals['network'] as Network)} />;
      if (hasProvider) return story;
      return (
        <ShowcaseProvider
          // By itself it has a window to fill; on a page of text it is one of many.
          isPage={viewMode === 'story'}
          language={language}
          theme={globals['theme'] === 'own' ? theme : (globals['theme'] as ThemeName)}
          link={StoryLink}
        >
          {isScreen ? story : <div className="story-frame">{story}</div>}
        </ShowcaseProvider>
      );
    },
  ],
};

export default preview;
