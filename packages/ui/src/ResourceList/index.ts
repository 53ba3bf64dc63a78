export { ResourceList, type ResourceData, type ResourceListProps } from './ResourceList.tsx';
