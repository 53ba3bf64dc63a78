import '@showcase/ui/base.css';
import { directionOf } from '@showcase/ui/language';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import french from '../french.json';
import { isLanguage, languages } from '../languages';
import { Providers } from '../Providers';
import { Styles } from '../Styles';

export const metadata = { title: 'Commerce et logistique' };
/** Each answer has its own nonce, so no page is made before it is asked for. */
export const instant = false;
export const generateStaticParams = () => languages.map((lang) => ({ lang }));

export default async function Layout({ params, children }: LayoutProps<'/[lang]'>) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang={lang} dir={directionOf(lang)}>
      <body>
        <Styles nonce={nonce}>
          <Providers language={lang} messages={{ fr: french }}>
            {children}
          </Providers>
        </Styles>
      </body>
    </html>
  );
}
