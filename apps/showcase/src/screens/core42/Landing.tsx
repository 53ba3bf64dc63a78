import { Hero, ImageLink, PageHeader, textIn, useLanguage } from '@showcase/ui';
import { landing } from '@showcase/content/microsite';
import { actionPicture, drawing } from '../../pictures.ts';
import { Screen } from '../Screen.tsx';

export function Landing() {
  const { title, start } = landing;
  const wordmark = drawing(landing.wordmark, { width: 452, height: 120 });
  return (
    <Screen
      title={title}
      layout="cover"
      header={
        <Hero size="screen" picture={drawing(landing.hero, { width: 1600, height: 1000 })}>
          <PageHeader
            size="display"
            title={<img {...wordmark} alt={textIn(title, useLanguage())} />}
          />
          <ImageLink size="large" {...start} picture={actionPicture(start.picture)} />
        </Hero>
      }
    />
  );
}
