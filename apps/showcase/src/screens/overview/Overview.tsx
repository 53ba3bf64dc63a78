import { CardGrid, FeatureCard, Page, PageHeader } from '@showcase/ui';
import { useConfiguration } from '../../config/configuration.ts';
import { overview, projects } from '../../content/projects.ts';
import { documentTitle } from '../../content/site.ts';

export function Overview() {
  const { externalProjects } = useConfiguration();
  return (
    <Page title={documentTitle(overview.title)}>
      <PageHeader
        size="display"
        title={overview.title}
        translation={{ language: 'ar', text: overview.titleArabic }}
        lead={overview.lead}
      />
      <CardGrid columns="feature">
        {projects.map(({ id, name, summary, path, emblem }) => (
          <FeatureCard
            key={id}
            title={name}
            text={summary}
            picture={emblem}
            href={id === 'm42' ? externalProjects.m42 : path}
            isExternal={id === 'm42'}
            linkLabel={overview.viewDetails}
          />
        ))}
      </CardGrid>
    </Page>
  );
}
