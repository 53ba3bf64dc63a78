export { NotFound } from '../NotFound.tsx';
export { Overview } from './Overview.tsx';
export { ProjectDetail } from './ProjectDetail.tsx';
