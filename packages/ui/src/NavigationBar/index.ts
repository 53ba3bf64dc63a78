export { NavigationBar, type NavigationBarProps, type NavigationLink } from './NavigationBar.tsx';
export type { NavigationBarMessages } from './NavigationBar.messages.ts';
