import { CardGrid, FeatureCard, Page, PageHeader } from '@showcase/ui';
import { regulator } from '@showcase/content/regulator';
import { documentTitle } from '@showcase/content/site';
import { scene } from '../../pictures.ts';

export function TdraHome() {
  const { title, lead, bar, tiles } = regulator;
  return (
    <Page
      title={documentTitle(title)}
      layout="fill"
      header={<PageHeader title={title} lead={lead} />}
    >
      <CardGrid columns="feature">
        <FeatureCard
          {...tiles.impact}
          picture={scene('emblems/regulator')}
          href={bar.impact.href}
        />
        <FeatureCard
          {...tiles.screensaver}
          picture={scene('emblems/night')}
          href={bar.screensaver.href}
        />
      </CardGrid>
    </Page>
  );
}
