import { BilingualCard } from '@showcase/ui/BilingualCard';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

const sheet = new ServerStyleSheet();
const card = createElement(BilingualCard, {
  title: { en: 'Trade and Logistics', ar: 'التجارة والخدمات اللوجستية' },
  description: { en: 'In one place.', ar: 'في مكان واحد.' },
});
const html = renderToString(sheet.collectStyles(card));

console.log(sheet.getStyleTags() + html);
