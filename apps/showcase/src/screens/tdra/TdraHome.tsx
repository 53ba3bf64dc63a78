import { CardGrid, FeatureCard, PageHeader } from '@showcase/ui';
import { regulator } from '@showcase/content/regulator';
import { emblems } from '../emblems.ts';
import { Screen } from '../Screen.tsx';

export function TdraHome() {
  const { title, lead, bar, tiles } = regulator;
  return (
    <Screen title={title} layout="fill" header={<PageHeader title={title} lead={lead} />}>
      <CardGrid columns="feature">
        <FeatureCard
          {...tiles.impact}
          picture={emblems.scene('emblems/regulator')}
          href={bar.impact.href}
        />
        <FeatureCard
          {...tiles.screensaver}
          picture={emblems.scene('emblems/night')}
          href={bar.screensaver.href}
        />
      </CardGrid>
    </Screen>
  );
}
