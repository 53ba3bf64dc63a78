import { ButtonLink, Page, PageHeader, Panel } from '@showcase/ui';
import { documentTitle, site } from '../content/site.ts';

export function NotFound() {
  const { title, text, link } = site.notFound;
  return (
    <Page title={documentTitle(title)}>
      <Panel tone="warning">
        <PageHeader title={title} />
        <p>{text}</p>
        <ButtonLink href="/">{link}</ButtonLink>
      </Panel>
    </Page>
  );
}
