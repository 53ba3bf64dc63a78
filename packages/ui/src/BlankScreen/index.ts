export { BlankScreen, type BlankScreenProps } from './BlankScreen.tsx';
export type { BlankScreenMessages } from './BlankScreen.messages.ts';
