export { PageTransition, type PageTransitionProps } from './PageTransition.tsx';
export { Page, type PageLayout, type PageProps } from './Page.tsx';
