import { defineConfig } from 'vite';

/** The server replaces this with a new nonce in every response. */
export default defineConfig({ html: { cspNonce: '{{nonce}}' } });
