import { Hero, ImageLink, Page, PageHeader, textIn, useLanguage } from '@showcase/ui';
import { landing } from '../../content/core42/screens.ts';
import { documentTitle } from '../../content/site.ts';

export function Landing() {
  const { title, wordmark, hero, start } = landing;
  return (
    <Page title={documentTitle(title)}>
      <Hero size="screen" picture={hero}>
        <PageHeader
          size="display"
          title={<img {...wordmark} alt={textIn(title, useLanguage())} />}
        />
        <ImageLink size="large" {...start} />
      </Hero>
    </Page>
  );
}
