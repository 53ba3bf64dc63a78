export {
  BilingualCard,
  type BilingualAction,
  type BilingualCardProps,
  type BilingualFigure,
} from './BilingualCard.tsx';
