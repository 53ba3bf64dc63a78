import { ButtonLink, LocalText, Page, PageHeader, Panel } from '@showcase/ui';
import { documentTitle, site } from '../content/site.ts';

export function NotFound() {
  const { title, text } = site.notFound;
  return (
    <Page title={documentTitle(title)}>
      <Panel tone="warning">
        <PageHeader title={title} lead={text} />
        <ButtonLink href="/">
          <LocalText text={site.backToProjects} />
        </ButtonLink>
      </Panel>
    </Page>
  );
}
