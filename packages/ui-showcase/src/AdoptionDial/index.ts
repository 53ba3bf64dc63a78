export { AdoptionDial, type AdoptionDialProps } from './AdoptionDial.tsx';
