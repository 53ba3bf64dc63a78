import { createContext } from 'react';

const page = typeof document === 'undefined' ? undefined : document;

/** The nonce of the response's policy: on the server from `entry.server.tsx`, in the browser from the page's head. */
export const Nonce = createContext(
  page?.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content,
);
