import './app.css';
import '@showcase/ui/base.css';
import { directionOf } from '@showcase/ui/language';
import { ShowcaseProvider } from '@showcase/ui/ShowcaseProvider';
import { use, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Nonce } from './nonce';
import { RouterLink } from './RouterLink';

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = use(Nonce);
  return (
    <html lang="ar" dir={directionOf('ar')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="csp-nonce" content={nonce} />
        <style nonce={nonce}>{'@layer theme, base, showcase, components, utilities;'}</style>
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <ShowcaseProvider language="ar" theme="porcelain" link={RouterLink} page>
          {children}
        </ShowcaseProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
