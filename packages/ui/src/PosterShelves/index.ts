export {
  PosterShelves,
  type PosterShelf,
  type PosterShelvesProps,
  type PosterTile,
  type PosterVariant,
} from './PosterShelves.tsx';
