/** The page at /dev/preflight, on which the presenter checks the kiosk before the doors open. */
import '@showcase/ui/base.css';
import { ShowcaseProvider } from '@showcase/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Preflight } from './preflight/Preflight.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root element.');

createRoot(root).render(
  <StrictMode>
    <ShowcaseProvider page theme="graphite">
      <Preflight />
    </ShowcaseProvider>
  </StrictMode>,
);
