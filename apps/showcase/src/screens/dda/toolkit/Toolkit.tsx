import { ActionLink, PageHeader } from '@showcase/ui';
import { MediaShelves, ShelfLinks } from '@showcase/ui-showcase/MediaShelves';
import { useLinks } from '../../../config/useLinks.ts';
import { ddaRoot } from '@showcase/content/city/area';
import { tileMediaOf } from '@showcase/content/city/backgrounds';
import { toolkitSections, type ToolkitTile } from '@showcase/content/city/tiles';
import { toolkit } from '@showcase/content/city/toolkit';
import { Screen } from '../../Screen.tsx';

const shelves = toolkitSections.map(({ id, heading, tiles }) => ({
  id,
  heading,
  tiles: tiles.map(posterTile),
}));

export function Toolkit() {
  const links = useLinks();
  const { title, intro, productionReference } = toolkit;
  return (
    <Screen
      title={title}
      bar={<ShelfLinks shelves={shelves} />}
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
    </Screen>
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
