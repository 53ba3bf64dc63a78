import '@showcase/ui/base.css';
import { directionOf } from '@showcase/ui/language';
import type { ReactNode } from 'react';
import french from './french.json';
import { Providers } from './Providers';
import { Styles } from './Styles';

export const metadata = { title: 'Commerce et logistique' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="fr" dir={directionOf('fr')}>
      <body>
        <Styles>
          <Providers messages={{ fr: french }}>{children}</Providers>
        </Styles>
      </body>
    </html>
  );
}
