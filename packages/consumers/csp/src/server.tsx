import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.tsx';

export function render(nonce: string) {
  const sheet = new ServerStyleSheet({ nonce });
  const html = renderToString(sheet.collectStyles(<App nonce={nonce} />));
  return { html, styles: sheet.getStyleTags() };
}
