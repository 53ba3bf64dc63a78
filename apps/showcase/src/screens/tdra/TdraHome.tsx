import { CardGrid, FeatureCard, Page, PageHeader } from '@showcase/ui';
import impactEmblem from '../../assets/emblems/regulator.svg';
import { scenesIn } from '../../content/scenes.ts';
import { regulator } from '../../content/tdra/regulator.ts';
import { documentTitle } from '../../content/site.ts';

const emblem = scenesIn(
  import.meta.glob<string>('./night*', {
    base: '../../assets/emblems/',
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

export function TdraHome() {
  const { title, lead, bar, tiles } = regulator;
  return (
    <Page title={documentTitle(title)}>
      <PageHeader title={title} lead={lead} />
      <CardGrid columns="feature">
        <FeatureCard
          {...tiles.impact}
          picture={{ src: impactEmblem, width: 640, height: 400 }}
          href={bar.impact.href}
        />
        <FeatureCard {...tiles.screensaver} picture={emblem('night')} href={bar.screensaver.href} />
      </CardGrid>
    </Page>
  );
}
