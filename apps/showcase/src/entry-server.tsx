import { languageAt, languages, type Language } from '@showcase/content/languages';
import { directionOf, type Direction } from '@showcase/ui';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.tsx';
import { preloadScreen } from './navigation/preload.ts';
import { routeAt } from './navigation/routeAt.ts';

export { notFoundPaths, prerenderedPaths } from './prerenderedPaths.ts';

export interface PrerenderedScreen {
  readonly markup: string;
  readonly styles: string;
  readonly language: Language;
  readonly direction: Direction;
  /** The route's pattern. It tells the client whether the file it received belongs to the screen. */
  readonly route: string;
  /** The address of the screen in each language. */
  readonly alternates: Readonly<Record<string, string>>;
  /** The source files of the screen's code, as the build's manifest names them. */
  readonly modules: readonly string[];
}

/**
 * Renders the screen at an address to markup and the styles it needs.
 *
 * @throws If the route of the address names no module, because its page would load its code late.
 */
export async function render(pathname: string): Promise<PrerenderedScreen> {
  const { pattern: route, areas, addressIn } = routeAt(pathname);
  const modules = areas().map(({ module }) => module);
  if (modules.length === 0) {
    throw new Error(`The route ${route} names no module. Give its handle an area (routes.tsx).`);
  }
  await preloadScreen(pathname);
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <StaticRouter location={pathname}>
          <App />
        </StaticRouter>,
      ),
    );
    const styles = sheet.getStyleTags();
    const language = languageAt(pathname);
    const alternates = Object.fromEntries(languages.map((other) => [other, addressIn(other)]));
    const direction = directionOf(language);
    return { markup, styles, language, direction, route, alternates, modules };
  } finally {
    sheet.seal();
  }
}
