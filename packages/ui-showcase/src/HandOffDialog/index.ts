export { HandOffDialog } from './HandOffDialog.tsx';
