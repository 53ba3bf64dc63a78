import { parseConfiguration } from '@showcase/content/configuration';
import { languageAt, languages } from '@showcase/content/languages';
import { deepLinkSchemes } from '@showcase/content/deepLinkSchemes';
import { ShowcaseProvider } from '@showcase/ui';
import type { Decorator, Meta, StoryContext } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useRoutes } from 'react-router-dom';
import { forgetConfiguration } from '../config/configuration.ts';
import { preloadAll } from '../navigation/preload.ts';
import { routeAt, screenAddressIn } from '../navigation/routeAt.ts';
import { RouterLink } from '../navigation/RouterLink.tsx';
import { ScreenAddress } from '../router/screenAddress.ts';
import { forgetEntities } from '../services/useEntities.ts';

const [english] = languages;

type Play = (context: StoryContext<ScreenProps>) => Promise<void> | void;

/**
 * A play function that looks for English texts: in another language, the story is shown without it.
 *
 * @param check Looks for the texts.
 * @param reach Leads to the state, in every language.
 */
export const inEnglish =
  (check: Play, reach?: Play): Play =>
  async (context) => {
    await reach?.(context);
    if (context.globals['language'] === english) await check(context);
  };

/** Presses a button, by its name in both languages. */
export const press =
  (name: RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
  };

/** Searches in the screen's combobox. */
export const search =
  (text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), text);
  };

/**
 * For stories of screens: they include a page's provider, and have their own frame on a docs page. Spread it, with its
 * `docs`: Storybook adds the comment above a meta to a literal, and replaces anything else with it.
 */
export const screenParameters = {
  isScreen: true,
  hasProvider: true,
  docs: { story: { inline: false, height: '44rem' } },
} as const;

interface ScreenProps {
  readonly address: string;
  /** Replaces the screen, for a state that the app's own content never reaches. */
  readonly children?: ReactNode;
}

/** Shows the screen at an address, like the app, in its own router. */
export function Screen({ address, children }: ScreenProps) {
  const { pathname } = new URL(address, 'http://app');
  return (
    <MemoryRouter key={address} initialEntries={[address]}>
      <ShowcaseProvider
        page
        language={languageAt(pathname)}
        theme={routeAt(pathname).theme}
        texts={routeAt(pathname).texts}
        link={RouterLink}
        schemes={deepLinkSchemes}
      >
        <ScreenAddress value={screenAddressIn}>{children ?? <Routes />}</ScreenAddress>
      </ShowcaseProvider>
    </MemoryRouter>
  );
}

function Routes() {
  return useRoutes(routeAt(useLocation().pathname).branch);
}

/** Storybook's language opens the same screen at its address in that language. */
const inLanguage: Decorator<ScreenProps> = (Story, { args, globals }) => {
  const { pathname, search, hash } = new URL(args.address, 'http://app');
  const language = String(globals['language']);
  const address =
    language === english ? args.address : screenAddressIn(language, pathname) + search + hash;
  return <Story args={{ ...args, address }} />;
};

/** For stories of screens: what all of them share, besides `screenParameters`. A screen has the theme of its area. */
export const screenMeta = {
  component: Screen,
  decorators: [inLanguage],
  globals: { theme: 'own' },
  loaders: [preloadAll],
} as const satisfies Meta<typeof Screen>;

type Answer = (request: Request) => Response | Promise<Response>;

/** What the host makes of a configuration file. */
export function configurationOf(file: object): object {
  return parseConfiguration(file).configuration;
}

/** The configuration of stories: the defaults, for a server that finds folders only with a trailing slash. */
const storyConfiguration = {
  videos: { product: '/player/' },
  gridPortal: '/portal/',
};

/**
 * Answers the requests of the app.
 *
 * @param given The answers by path. Without an answer for the configuration, that of stories is served.
 * @returns A function that restores the network.
 */
export function answerFetch(given: Readonly<Record<string, Answer>> = {}): () => void {
  const answers: typeof given = {
    '/showcase.config.json': () => Response.json(configurationOf(storyConfiguration)),
    ...given,
  };
  const original = window.fetch;
  forgetEntities();
  forgetConfiguration();
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    return answers[new URL(request.url).pathname]?.(request.clone()) ?? original(request);
  };
  return () => {
    window.fetch = original;
    forgetEntities();
    forgetConfiguration();
  };
}
