import '@showcase/ui/base.css';
import { directionOf } from '@showcase/ui/language';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import french from './french.json';
import { Providers } from './Providers';
import { Styles } from './Styles';

export const metadata = { title: 'Commerce et logistique' };
/** Each answer has a nonce of its own, so no page is made before it is asked for. */
export const instant = false;

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="fr" dir={directionOf('fr')}>
      <head>
        <meta property="csp-nonce" content={nonce} />
      </head>
      <body>
        <Styles nonce={nonce}>
          <Providers messages={{ fr: french }}>{children}</Providers>
        </Styles>
      </body>
    </html>
  );
}
