export { PageTransition, type PageTransitionProps } from './PageTransition.tsx';
export { Page, type PageProps } from './Page.tsx';
