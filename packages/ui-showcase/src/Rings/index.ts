export { Rings } from './Rings.tsx';
