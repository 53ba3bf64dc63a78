export {
  MediaShelves,
  type MediaShelf,
  type MediaShelvesProps,
  type MediaTile,
  type PosterVariant,
} from './MediaShelves.tsx';
