import '@showcase/ui/base.css';
import { hydrateRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { App } from './App.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <StyleSheetManager nonce={nonce}>
      <App nonce={nonce} />
    </StyleSheetManager>,
  );
}
