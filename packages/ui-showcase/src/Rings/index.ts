export { Rings, type RingsProps } from './Rings.tsx';
