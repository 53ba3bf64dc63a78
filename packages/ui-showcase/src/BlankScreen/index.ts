export { BlankScreen } from './BlankScreen.tsx';
