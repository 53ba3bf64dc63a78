import { ActionLink, Page, PageHeader } from '@showcase/ui';
import { MediaShelves } from '@showcase/ui-showcase/MediaShelves';
import { useLinks } from '../../../config/useLinks.ts';
import { ddaRoot } from '@showcase/content/city/area';
import { tileMediaOf } from '@showcase/content/city/backgrounds';
import { toolkitSections, type ToolkitTile } from '@showcase/content/city/tiles';
import { toolkit } from '@showcase/content/city/toolkit';
import { documentTitle } from '@showcase/content/site';

const shelves = toolkitSections.map(({ id, heading, tiles }) => ({
  id,
  heading,
  tiles: tiles.map(posterTile),
}));

export function Toolkit() {
  const links = useLinks();
  const { title, intro, productionReference } = toolkit;
  return (
    <Page
      title={documentTitle(title)}
      header={<PageHeader title={title} lead={intro} />}
      footer={
        <ActionLink
          label={productionReference}
          href={links.productionReference}
          variant="secondary"
        />
      }
    >
      <MediaShelves shelves={shelves} />
    </Page>
  );
}

function posterTile({ slug, title, motif, variants }: ToolkitTile) {
  return {
    ...tileMediaOf(motif),
    id: slug,
    title,
    href: `${ddaRoot}/${slug}`,
    variants: variants.map((variant) => ({
      id: variant.slug,
      label: variant.label,
      href: `${ddaRoot}/${variant.slug}`,
    })),
  };
}
