import type { TileData } from '@showcase/ui';
import { useLinks } from '../../config/useLinks.ts';
import type { Tile } from '../../content/core42.ts';

/** The tiles of a screen, their targets looked up in the link catalogue. */
export function useTiles(tiles: readonly Tile[]): readonly TileData[] {
  const links = useLinks();
  return tiles.map(({ target, ...tile }) => ({
    ...tile,
    href: 'path' in target ? target.path : links[target.link],
  }));
}

/** A side navigation to the tiles of a screen. */
export function anchorsTo(parts: readonly { readonly id: string; readonly title: string }[]) {
  return parts.map(({ id, title }) => ({ label: title, href: `#${id}` }));
}
