export { TileGrid, type TileData, type TileGridProps } from './TileGrid.tsx';
export type { TargetMessages } from '../internal/target.messages.ts';
