export { ServiceList } from './ServiceList.tsx';
