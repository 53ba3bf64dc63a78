/**
 * The page at /player: a film on its own, for the frame in a video dialog. `?film=` names it, by default the product film;
 * `?lang=` names another language than English.
 */
import '@showcase/ui/base.css';
import { FilmPlayer, LocalText, ShowcaseProvider } from '@showcase/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isLanguage, languages } from '@showcase/content/languages';
import { playerTexts } from '@showcase/content/player';
import { scaleLikePageAround } from './scaleLikePageAround.ts';

/** Films with a second file, `<name>-1920.webm`, for large windows. */
const filmsInTwoSizes: readonly string[] = ['product-film'];

const webm = 'video/webm; codecs="av01.0.08M.10, opus"';
const mp4 = 'video/mp4; codecs="avc1.640028, mp4a.40.2"';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root element.');

const parameters = new URLSearchParams(location.search);
const requested = parameters.get('lang');
const language = isLanguage(requested) ? requested : languages[0];
const { title } = playerTexts[language];
/** Only a file name, so no other address can be injected. */
const name = /^[a-z-]+$/.exec(parameters.get('film') ?? '')?.[0] ?? 'product-film';

const sources = [
  ...(filmsInTwoSizes.includes(name)
    ? [{ src: `/media/${name}-1920.webm`, type: webm, media: '(min-width: 1000px)' }]
    : []),
  { src: `/media/${name}.webm`, type: webm },
  { src: `/media/${name}.mp4`, type: mp4 },
];

scaleLikePageAround();
createRoot(root).render(
  <StrictMode>
    <ShowcaseProvider page language={language} theme="signal">
      <title>{title}</title>
      <main aria-label={title}>
        <h1>
          <LocalText text={title} />
        </h1>
        <FilmPlayer
          title={title}
          sources={sources}
          poster={{ src: `/media/${name}.avif`, width: 1600, height: 900 }}
          autoPlay
          loop
          style={{ aspectRatio: 'auto', blockSize: '100dvh', borderRadius: 0 }}
        />
      </main>
    </ShowcaseProvider>
  </StrictMode>,
);
