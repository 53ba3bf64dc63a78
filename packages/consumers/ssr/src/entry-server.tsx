import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import App from './App';

export function render() {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  return { html, head: sheet.getStyleTags() };
}
