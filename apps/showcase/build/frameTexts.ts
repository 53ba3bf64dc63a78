import { languages } from '@showcase/content/languages';
import { playerTexts } from '@showcase/content/player';
import { portalTexts } from '@showcase/content/portal';
import { directionOf } from '@showcase/ui/language';
import type { Plugin } from 'vite';

const moduleOf = (texts: object) =>
  [
    `export const texts = ${JSON.stringify(texts)};`,
    `export const directions = ${JSON.stringify(
      Object.fromEntries(languages.map((language) => [language, directionOf(language)])),
    )};`,
  ].join('\n');

const files: Readonly<Record<string, string>> = {
  'player/texts.js': moduleOf(playerTexts),
  'portal/texts.js': moduleOf(portalTexts),
};

/** Gives the player and the portal in `public`, which aren't built, the content's texts as `texts.js`. */
export const frameTexts: Plugin = {
  name: 'frame-texts',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const source = files[(request.url ?? '').replace(/^\/|\?.*$/g, '')];
      if (source === undefined) next();
      else response.setHeader('content-type', 'text/javascript').end(source);
    });
  },
  generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const [fileName, source] of Object.entries(files)) {
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
};
