export { Screensaver } from './Screensaver.tsx';
