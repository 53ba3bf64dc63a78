export { Hero, heroSizes, type HeroProps } from './Hero.tsx';
