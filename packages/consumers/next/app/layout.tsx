import '@showcase/ui/base.css';
import { directionOf } from '@showcase/ui/language';
import { ShowcaseProvider } from '@showcase/ui/ShowcaseProvider';
import type { ReactNode } from 'react';
import { Styles } from './Styles';

export const metadata = { title: 'Trade and Logistics' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="ar" dir={directionOf('ar')}>
      <body>
        <Styles>
          <ShowcaseProvider language="ar" theme="porcelain" page>
            {children}
          </ShowcaseProvider>
        </Styles>
      </body>
    </html>
  );
}
