export { PartnerGrid } from './PartnerGrid.tsx';
