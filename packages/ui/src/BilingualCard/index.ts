export { BilingualCard, type BilingualAction, type BilingualCardProps } from './BilingualCard.tsx';
export type { BilingualFigure } from './figures.ts';
