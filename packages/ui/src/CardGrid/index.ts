export { CardGrid, cardGridColumns, type CardGridProps } from './CardGrid.tsx';
