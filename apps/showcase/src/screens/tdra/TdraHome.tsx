import { CardGrid, FeatureCard, Page, PageHeader } from '@showcase/ui';
import { regulator } from '@showcase/content/regulator';
import { documentTitle } from '@showcase/content/site';
import { emblem } from '../emblem.ts';

export function TdraHome() {
  const { title, lead, bar, tiles } = regulator;
  return (
    <Page title={documentTitle(title)}>
      <PageHeader title={title} lead={lead} />
      <CardGrid columns="feature">
        <FeatureCard
          {...tiles.impact}
          picture={emblem('emblems/regulator')}
          href={bar.impact.href}
        />
        <FeatureCard
          {...tiles.screensaver}
          picture={emblem('emblems/night')}
          href={bar.screensaver.href}
        />
      </CardGrid>
    </Page>
  );
}
