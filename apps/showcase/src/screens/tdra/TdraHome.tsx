import { CardGrid, FeatureCard, Page, PageHeader } from '@showcase/ui';
import impactEmblem from '../../assets/emblems/regulator.svg';
import screensaverEmblem from '../../assets/emblems/night.svg';
import { regulator } from '../../content/regulator.ts';
import { documentTitle } from '../../content/site.ts';

export function TdraHome() {
  const { title, titleArabic, lead, leadArabic, bar, tiles } = regulator;
  return (
    <Page title={documentTitle(title)}>
      <PageHeader
        title={title}
        translation={{ language: 'ar', text: titleArabic }}
        lead={lead}
        leadTranslation={leadArabic}
      />
      <CardGrid columns="wide">
        <FeatureCard
          title={tiles.impact.title}
          text={tiles.impact.text}
          picture={{ src: impactEmblem, width: 640, height: 400 }}
          href={bar.impact.href}
          linkLabel={tiles.impact.link}
        />
        <FeatureCard
          title={tiles.screensaver.title}
          text={tiles.screensaver.text}
          picture={{ src: screensaverEmblem, width: 640, height: 400 }}
          href={bar.screensaver.href}
          linkLabel={tiles.screensaver.link}
        />
      </CardGrid>
    </Page>
  );
}
