import { ButtonLink, Page, PageHeader } from '@showcase/ui';
import { documentTitle, site } from '../content/site.ts';

export function NotFound() {
  const { title, text, link } = site.notFound;
  return (
    <Page title={documentTitle(title)}>
      <PageHeader title={title} lead={text}>
        <p>
          <ButtonLink href="/">{link}</ButtonLink>
        </p>
      </PageHeader>
    </Page>
  );
}
