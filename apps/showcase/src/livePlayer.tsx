/** The page at /player/live: the live stream on its own, for the frame in Co-location's video dialog. */
import '@showcase/ui/base.css';
import { directionOf, LocalText, Page, ShowcaseProvider } from '@showcase/ui';
import { LiveStream } from '@showcase/ui/LiveStream';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { loadConfiguration, useConfiguration } from './config/configuration.ts';
import { liveGrid } from './content/g42/liveGrid.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root element.');

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** As in the player of films, `?lang=ar` makes it Arabic. */
const language = new URLSearchParams(location.search).get('lang') === 'ar' ? 'ar' : 'en';
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);

await loadConfiguration();
createRoot(root).render(
  <StrictMode>
    <StyleSheetManager {...(nonce && { nonce })}>
      <ShowcaseProvider page language={language} theme="signal" nonce={nonce}>
        <LivePlayer />
      </ShowcaseProvider>
    </StyleSheetManager>
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
