import type { RouteObject } from 'react-router-dom';
import { lazyArea } from './router/lazyArea.tsx';

const overview = lazyArea(() => import('./screens/overview/index.ts'));
const tdra = lazyArea(() => import('./screens/tdra/index.ts'));

const Overview = overview.screen('Overview');
const ProjectDetail = overview.screen('ProjectDetail');
const NotFound = overview.screen('NotFound');

const TdraLayout = tdra.screen('TdraLayout');
const TdraHome = tdra.screen('TdraHome');
const ImpactDashboard = tdra.screen('ImpactDashboard');
const Screensaver = tdra.screen('Screensaver');

const midnight = { theme: 'midnight', preload: overview.preload };

/** Every screen of the product. A `handle` names the world of a route and fetches its code. */
export const routes: RouteObject[] = [
  { path: '/', element: <Overview />, handle: midnight },
  { path: '/projects/:projectId', element: <ProjectDetail />, handle: midnight },
  {
    path: '/projects/tdra',
    handle: { theme: 'porcelain', preload: tdra.preload },
    children: [
      {
        element: <TdraLayout />,
        children: [
          { index: true, element: <TdraHome /> },
          { path: 'impact', element: <ImpactDashboard /> },
        ],
      },
      { path: 'screensaver', element: <Screensaver />, handle: { theme: 'midnight' } },
    ],
  },
  { path: '*', element: <NotFound />, handle: midnight },
];

/** Every address that becomes a static page, by the file it is written to. */
export const prerenderedPaths: readonly string[] = [
  '/',
  '/projects/core42',
  '/projects/tdra',
  '/projects/tdra/impact',
  '/projects/tdra/screensaver',
  '/projects/g42',
  '/projects/m42',
  '/projects/dda',
];
