export { FooterActions, type FooterAction, type FooterActionsProps } from './FooterActions.tsx';
