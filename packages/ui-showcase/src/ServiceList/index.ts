export { ServiceList, type ServiceListProps } from './ServiceList.tsx';
