export { PortalDialog } from './PortalDialog.tsx';
