export { ServiceDirectory } from './ServiceDirectory.tsx';
