export { PartnerGrid, type PartnerData, type PartnerGridProps } from './PartnerGrid.tsx';
