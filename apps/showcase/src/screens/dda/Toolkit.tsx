import { ActionLink, LinkGroup, Page, PageHeader } from '@showcase/ui';
import { useLinks } from '../../config/useLinks.ts';
import { ddaRoot, toolkit, toolkitSections } from '../../content/dda/index.ts';
import { documentTitle } from '../../content/site.ts';

export function Toolkit() {
  const links = useLinks();
  const { title, intro, productionReference } = toolkit;
  return (
    <Page title={documentTitle(title)}>
      <PageHeader title={title} lead={intro}>
        <p>
          <ActionLink
            label={productionReference.label}
            href={links[productionReference.link]}
            variant="secondary"
          />
        </p>
      </PageHeader>
      {toolkitSections.map(({ id, heading, entries }) => (
        <LinkGroup
          key={id}
          heading={heading}
          links={entries.map(({ slug, label }) => ({
            id: slug,
            label,
            href: `${ddaRoot}/${slug}`,
          }))}
        />
      ))}
    </Page>
  );
}
