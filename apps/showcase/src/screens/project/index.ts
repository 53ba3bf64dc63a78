export { NotFound } from '../NotFound.tsx';
export { ProjectDetail } from './ProjectDetail.tsx';
