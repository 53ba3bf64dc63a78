export { Kiosk as default } from './Kiosk.tsx';
