import { ActionLink, Page, PageHeader, MediaShelves } from '@showcase/ui';
import { useLinks } from '../../../config/useLinks.ts';
import { ddaRoot } from '../../../content/dda/area.ts';
import { tileMediaOf } from '../../../content/dda/backgrounds.ts';
import { toolkit, toolkitSections } from '../../../content/dda/toolkit.ts';
import type { ToolkitTile } from '../../../content/dda/types.ts';
import { documentTitle } from '../../../content/site.ts';

const shelves = toolkitSections.map(({ id, heading, tiles }) => ({
  id,
  heading,
  tiles: tiles.map(posterTile),
}));

export function Toolkit() {
  const links = useLinks();
  const { title, intro, productionReference } = toolkit;
  return (
    <Page title={documentTitle(title)}>
      <PageHeader title={title} lead={intro} />
      <MediaShelves shelves={shelves} />
      <footer>
        <ActionLink
          label={productionReference.label}
          href={links[productionReference.link]}
          variant="secondary"
        />
      </footer>
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
