import { CardGrid, FeatureCard, Page, PageHeader, textIn, useLanguage } from '@showcase/ui';
import { useConfiguration } from '../../config/configuration.ts';
import { overview, projects } from '@showcase/content/overview';
import { documentTitle } from '@showcase/content/site';
import { scene } from '../../pictures.ts';
import { Languages } from '../Languages.tsx';

/** How wide a card's picture is. On an upright screen, the first one is above its texts, and others are before theirs. */
const sizes = (index: number) =>
  `(min-width: 46rem) and (orientation: landscape) 30vw, (min-width: 46rem) ${index === 0 ? '92vw' : '45vw'}, 100vw`;

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
              ...scene(picture, undefined, sizes(index)),
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
