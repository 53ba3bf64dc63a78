/** The page at /player/live: the live stream on its own, for the frame in Co-location's video dialog. */
import '@showcase/ui/base.css';
import { LocalText, Page, ShowcaseProvider } from '@showcase/ui';
import { LiveStream } from '@showcase/ui/LiveStream';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadConfiguration, useConfiguration } from '../config/configuration.ts';
import { isLanguage, languages } from '@showcase/content/languages';
import { liveGrid } from '@showcase/content/live';
import { scaleLikePageAround } from './scaleLikePageAround.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root element.');

/** As in the player of films, `?lang` names another language than English. */
const requested = new URLSearchParams(location.search).get('lang');
const language = isLanguage(requested) ? requested : languages[0];

scaleLikePageAround();
await loadConfiguration();
createRoot(root).render(
  <StrictMode>
    <ShowcaseProvider page language={language} theme="signal">
      <LivePlayer />
    </ShowcaseProvider>
  </StrictMode>,
);

function LivePlayer() {
  const { videos } = useConfiguration();
  return (
    <Page title={liveGrid.streamTitle}>
      <h1>
        <LocalText text={liveGrid.streamTitle} />
      </h1>
      <LiveStream src={videos.liveStream} poster={liveGrid.poster} label={liveGrid.stream} />
    </Page>
  );
}
