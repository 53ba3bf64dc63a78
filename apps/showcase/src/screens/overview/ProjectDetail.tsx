import { ButtonLink, LocalText, Page, PageHeader, Panel } from '@showcase/ui';
import { useParams } from 'react-router-dom';
import { findProject, unknownProject, type Project } from '../../content/overview/projects.ts';
import { documentTitle, site } from '../../content/site.ts';

/** The project that the address names. */
export function ProjectDetail() {
  const { projectId } = useParams();
  const project = findProject(projectId);
  return project ? <Detail project={project} /> : <UnknownProject />;
}

function Detail({ project: { name, description, emblem } }: { readonly project: Project }) {
  return (
    <Page title={documentTitle(name.en)}>
      <Panel picture={emblem}>
        <PageHeader title={name.en} />
        <p>{description}</p>
        <ButtonLink href="/">{site.backToProjects.en}</ButtonLink>
      </Panel>
    </Page>
  );
}

function UnknownProject() {
  return (
    <Page title={documentTitle(unknownProject)}>
      <Panel tone="warning">
        <PageHeader title={unknownProject} />
        <ButtonLink href="/">
          <LocalText text={site.backToProjects} />
        </ButtonLink>
      </Panel>
    </Page>
  );
}
