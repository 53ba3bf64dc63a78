import { CardGrid, FeatureCard, PageHeader } from '@showcase/ui';
import { regulator } from '@showcase/content/regulator';
import { scene } from '../../pictures.ts';
import { Screen } from '../Screen.tsx';

export function TdraHome() {
  const { title, lead, bar, tiles } = regulator;
  return (
    <Screen title={title} layout="fill" header={<PageHeader title={title} lead={lead} />}>
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
    </Screen>
  );
}
