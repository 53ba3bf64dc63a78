import type { Bilingual, TileData } from '@showcase/ui';
import { scene } from '../../pictures.ts';
import { useLinks } from '../../config/useLinks.ts';
import type { Tile } from '@showcase/content/microsite';

/** The tiles of a screen with their addresses, looked up in the link catalogue if needed. */
export function useTiles(tiles: readonly Tile[]): readonly TileData[] {
  const links = useLinks();
  return tiles.map(({ target, picture, ...tile }) => ({
    ...tile,
    frame: scene(picture),
    href: 'path' in target ? target.path : links[target.link],
  }));
}

/** The items of a side navigation that lead to tiles or resources of the screen. */
export function anchorsTo(entries: readonly { readonly id: string; readonly title: Bilingual }[]) {
  return entries.map(({ id, title }) => ({ label: title, href: `#${id}` }));
}
