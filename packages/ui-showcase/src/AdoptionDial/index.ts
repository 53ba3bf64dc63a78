export { AdoptionDial } from './AdoptionDial.tsx';
