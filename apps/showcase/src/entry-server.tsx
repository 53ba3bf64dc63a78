import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.tsx';
import { patternAt, preloadScreen } from './router/preload.ts';

export { prerenderedPaths } from './prerenderedPaths.ts';

export interface PrerenderedScreen {
  readonly markup: string;
  readonly styles: string;
  /** The pattern of the route rendered, by which the client knows whether the file is its own. */
  readonly route: string;
}

/** Renders the screen at an address to markup and the styles it needs. */
export async function render(pathname: string): Promise<PrerenderedScreen> {
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
    return { markup, styles: sheet.getStyleTags(), route: patternAt(pathname) };
  } finally {
    sheet.seal();
  }
}
