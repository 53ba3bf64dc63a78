export { BlankScreen, type BlankScreenProps } from './BlankScreen.tsx';
