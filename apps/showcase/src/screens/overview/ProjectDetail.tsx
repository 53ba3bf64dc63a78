import { ButtonLink, Page, PageHeader, Panel } from '@showcase/ui';
import { useParams } from 'react-router-dom';
import { findProject, projectDetail } from '../../content/projects.ts';
import { documentTitle } from '../../content/site.ts';

export function ProjectDetail() {
  const { projectId } = useParams();
  const project = findProject(projectId);
  const title = project?.name ?? projectDetail.unknown;
  return (
    <Page title={documentTitle(title)}>
      <Panel tone={project ? 'plain' : 'warning'} picture={project?.emblem}>
        <PageHeader title={title} />
        {project && <p>{project.description}</p>}
        <ButtonLink href="/">{projectDetail.back}</ButtonLink>
      </Panel>
    </Page>
  );
}
