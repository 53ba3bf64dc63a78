import './app.css';
import '@showcase/ui/base.css';
import { directionOf } from '@showcase/ui/language';
import { ShowcaseProvider } from '@showcase/ui/ShowcaseProvider';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { RouterLink } from './RouterLink';

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="ar" dir={directionOf('ar')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style>{'@layer theme, base, showcase, components, utilities;'}</style>
        <Meta />
        <Links />
      </head>
      <body>
        <ShowcaseProvider language="ar" theme="porcelain" link={RouterLink} page>
          {children}
        </ShowcaseProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
