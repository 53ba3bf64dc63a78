export { PortalDialog, type PortalDialogProps } from './PortalDialog.tsx';
