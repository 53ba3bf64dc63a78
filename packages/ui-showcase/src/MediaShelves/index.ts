export { MediaShelves } from './MediaShelves.tsx';
export { ShelfLinks } from './ShelfLinks.tsx';
