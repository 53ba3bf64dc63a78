import { CardGrid, FeatureCard, Page, PageHeader, textIn, useLanguage } from '@showcase/ui';
import { useConfiguration } from '../../config/configuration.ts';
import { overview, projects } from '@showcase/content/overview';
import { documentTitle } from '@showcase/content/site';
import { scene } from '../../pictures.ts';
import { Languages } from '../Languages.tsx';

/** How wide the pictures are. On an upright screen the cards are tall, so their pictures are wider than they. */
const sizes =
  '(min-width: 46rem) and (orientation: landscape) 30vw, (min-width: 46rem) 55vw, 100vw';

export function Overview() {
  const language = useLanguage();
  const { brand, externalProjects } = useConfiguration();
  return (
    <Page
      title={documentTitle(overview.title)}
      layout="fill"
      bar={<Languages />}
      header={
        <PageHeader
          size="display"
          title={overview.title}
          lead={overview.lead}
          logo={brand && <img src={brand.logo} alt={textIn(brand.name, language)} />}
        />
      }
    >
      <CardGrid columns="feature">
        {projects.map(({ id, name, summary, path, picture }, index) => (
          <FeatureCard
            key={id}
            title={name}
            text={summary}
            picture={{
              ...scene(picture, undefined, sizes),
              fetchPriority: index === 0 ? 'high' : 'low',
            }}
            href={id === 'm42' ? externalProjects.m42 : path}
            linkLabel={overview.viewDetails}
          />
        ))}
      </CardGrid>
    </Page>
  );
}
