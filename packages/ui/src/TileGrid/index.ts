export { TileGrid, type TileData, type TileGridProps } from './TileGrid.tsx';
export type { LinkMessages } from '../link/link.messages.ts';
