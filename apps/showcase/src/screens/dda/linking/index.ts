export { Linking } from './Linking.tsx';
