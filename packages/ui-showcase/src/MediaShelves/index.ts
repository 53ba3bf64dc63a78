export { MediaShelves } from './MediaShelves.tsx';
