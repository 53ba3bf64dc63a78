import {
  ButtonLink,
  LocalText,
  ErrorPage,
  Page,
  PageHeader,
  Panel,
  type Bilingual,
} from '@showcase/ui';
import { useParams } from 'react-router-dom';
import { notFound } from '../../content/notFound.ts';
import { findProject, type Project } from '../../content/overview/projects.ts';
import { projectDescriptions } from '../../content/projectDescriptions.ts';
import { documentTitle, site } from '../../content/site.ts';

/** The project that the address names. */
export function ProjectDetail() {
  const { projectId } = useParams();
  const project = findProject(projectId);
  return project ? (
    <Detail project={{ ...project, description: projectDescriptions[project.id] }} />
  ) : (
    <UnknownProject />
  );
}

interface DetailProps {
  readonly project: Project & { readonly description: Bilingual };
}

function Detail({ project: { name, description, emblem } }: DetailProps) {
  return (
    <Page title={documentTitle(name)}>
      <Panel picture={emblem}>
        <PageHeader title={name} />
        <p>
          <LocalText text={description} />
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
