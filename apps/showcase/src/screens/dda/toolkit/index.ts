export { Toolkit } from './Toolkit.tsx';
