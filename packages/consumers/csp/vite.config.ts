import { defineConfig } from 'vite';

/** The server replaces this by a fresh nonce in every answer. */
export default defineConfig({ html: { cspNonce: '{{nonce}}' } });
