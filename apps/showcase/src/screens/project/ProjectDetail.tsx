import { ButtonLink, LocalText, ErrorPage, PageHeader, Panel } from '@showcase/ui';
import { useParams } from 'react-router-dom';
import { notFound } from '@showcase/content/notFound';
import { findProject, type Project } from '@showcase/content/overview';
import { projectDescriptions } from '@showcase/content/projectDescriptions';
import { site } from '@showcase/content/site';
import { scene } from '../../pictures.ts';
import { Screen } from '../Screen.tsx';

/** The project that the address names. */
export function ProjectDetail() {
  const { projectId } = useParams();
  const project = findProject(projectId);
  return project ? <Detail project={project} /> : <UnknownProject />;
}

function Detail({ project: { id, name, picture } }: { readonly project: Project }) {
  return (
    <Screen title={name} layout="center">
      <Panel picture={scene(picture)}>
        <PageHeader title={name} />
        <p>
          <LocalText text={projectDescriptions[id]} />
        </p>
        <ButtonLink href="/">
          <LocalText text={site.backToProjects} />
        </ButtonLink>
      </Panel>
    </Screen>
  );
}

function UnknownProject() {
  return (
    <Screen title={notFound.unknownProject} layout="fill">
      <ErrorPage title={notFound.unknownProject}>
        <ButtonLink variant="primary" href="/">
          <LocalText text={site.backToProjects} />
        </ButtonLink>
      </ErrorPage>
    </Screen>
  );
}
