import '@showcase/ui/base.css';
import { ShowcaseProvider } from '@showcase/ui/ShowcaseProvider';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import Home from '../app/routes/home';
import Partners from '../app/routes/partners';
import { TanStackLink } from './TanStackLink';

const root = createRootRoute({
  component: () => (
    <ShowcaseProvider theme="porcelain" link={TanStackLink} isPage>
      <Outlet />
    </ShowcaseProvider>
  ),
});
const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/tanstack.html', component: Home }),
  createRoute({ getParentRoute: () => root, path: '/', component: Home }),
  createRoute({ getParentRoute: () => root, path: '/partners', component: Partners }),
]);
const router = createRouter({ routeTree });

declare module '@tanstack/react-router' {
  interface Register {
    readonly router: typeof router;
  }
}

const element = document.getElementById('root');
if (element) createRoot(element).render(<RouterProvider router={router} />);
