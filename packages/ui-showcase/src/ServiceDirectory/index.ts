export {
  ServiceDirectory,
  type DirectoryService,
  type ServiceDirectoryProps,
} from './ServiceDirectory.tsx';
