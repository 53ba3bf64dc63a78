import { ButtonLink, LocalText, ErrorPage, Page, PageHeader, Panel } from '@showcase/ui';
import { useParams } from 'react-router-dom';
import { notFound } from '../../content/notFound.ts';
import { findProject, type Project } from '../../content/overview/projects.ts';
import { projectDescriptions } from '../../content/projectDescriptions.ts';
import { documentTitle, site } from '../../content/site.ts';

/** The project that the address names. */
export function ProjectDetail() {
  const { projectId } = useParams();
  const project = findProject(projectId);
  return project ? <Detail project={project} /> : <UnknownProject />;
}

function Detail({ project: { id, name, emblem } }: { readonly project: Project }) {
  return (
    <Page title={documentTitle(name)}>
      <Panel picture={emblem}>
        <PageHeader title={name} />
        <p>
          <LocalText text={projectDescriptions[id]} />
        </p>
        <ButtonLink href="/">
          <LocalText text={site.backToProjects} />
        </ButtonLink>
      </Panel>
    </Page>
  );
}

function UnknownProject() {
  return (
    <Page title={documentTitle(notFound.unknownProject)}>
      <ErrorPage title={notFound.unknownProject}>
        <ButtonLink variant="primary" href="/">
          <LocalText text={site.backToProjects} />
        </ButtonLink>
      </ErrorPage>
    </Page>
  );
}
