export { Contact } from './Contact.tsx';
