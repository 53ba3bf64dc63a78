import { languages } from '@showcase/content/languages';
import { portalTexts } from '@showcase/content/portal';
import { directionOf } from '@showcase/ui/language';
import type { Plugin } from 'vite';

const file = 'portal/texts.js';
const source = [
  `export const texts = ${JSON.stringify(portalTexts)};`,
  `export const directions = ${JSON.stringify(
    Object.fromEntries(languages.map((language) => [language, directionOf(language)])),
  )};`,
].join('\n');

/** Gives the portal in `public`, which isn't built, the content's texts as `texts.js`. */
export const portalTextsFile: Plugin = {
  name: 'portal-texts',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if ((request.url ?? '').replace(/^\/|\?.*$/g, '') === file)
        response.setHeader('content-type', 'text/javascript').end(source);
      else next();
    });
  },
  generateBundle() {
    if (this.environment.name !== 'client') return;
    this.emitFile({ type: 'asset', fileName: file, source });
  },
};
