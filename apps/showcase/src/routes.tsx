import type { RouteObject } from 'react-router-dom';
import { lazyArea } from './router/lazyArea.tsx';

const overview = lazyArea(() => import('./screens/overview/index.ts'));
const core42 = lazyArea(() => import('./screens/core42/index.ts'));
const contact = lazyArea(() => import('./screens/core42/contact/index.ts'));
const tdra = lazyArea(() => import('./screens/tdra/index.ts'));
const screensaver = lazyArea(() => import('./screens/tdra/screensaver/index.ts'));
const g42 = lazyArea(() => import('./screens/g42/index.ts'));
const dda = lazyArea(() => import('./screens/dda/index.ts'));

const Overview = overview.screen('Overview');
const ProjectDetail = overview.screen('ProjectDetail');
const NotFound = overview.screen('NotFound');

const Landing = core42.screen('Landing');
const Info = core42.screen('Info');
const Brand = core42.screen('Brand');
const Products = core42.screen('Products');
const ProductRoute = core42.screen('ProductRoute');
const Partners = core42.screen('Partners');
const Contact = contact.screen('Contact');

const TdraLayout = tdra.screen('TdraLayout');
const TdraHome = tdra.screen('TdraHome');
const ImpactDashboard = tdra.screen('ImpactDashboard');
const Screensaver = screensaver.screen('Screensaver');

const LiveGrid = g42.screen('LiveGrid');

const DdaLayout = dda.screen('DdaLayout');
const Toolkit = dda.screen('Toolkit');
const Linking = dda.screen('Linking');
const DubaiNow = dda.screen('DubaiNow');
const DubaiNowRoute = dda.screen('DubaiNowRoute');
const PlatformRoute = dda.screen('PlatformRoute');

const midnight = { theme: 'midnight', preload: overview.preload };

/** Every screen of the product. A `handle` names the world of a route and fetches its code. */
export const routes: RouteObject[] = [
  { path: '/', element: <Overview />, handle: midnight },
  { path: '/projects/:projectId', element: <ProjectDetail />, handle: midnight },
  {
    path: '/projects/core42',
    handle: { theme: 'graphite', preload: core42.preload },
    children: [
      { index: true, element: <Landing /> },
      { path: 'info', element: <Info /> },
      { path: 'brand', element: <Brand /> },
      { path: 'products', element: <Products /> },
      { path: 'products/:slug', element: <ProductRoute /> },
      { path: 'partners', element: <Partners /> },
      { path: 'contact', element: <Contact />, handle: { preload: contact.preload } },
    ],
  },
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
      {
        path: 'screensaver',
        element: <Screensaver />,
        handle: { theme: 'midnight', preload: screensaver.preload },
      },
    ],
  },
  {
    path: '/projects/g42',
    element: <LiveGrid />,
    handle: { theme: 'signal', preload: g42.preload },
  },
  {
    path: '/projects/dda',
    element: <DdaLayout />,
    handle: { theme: 'dusk', preload: dda.preload },
    children: [
      { index: true, element: <Toolkit /> },
      { path: 'linking', element: <Linking /> },
      { path: 'dubai-now', element: <DubaiNow /> },
      { path: 'dubai-now/:slug', element: <DubaiNowRoute /> },
      { path: ':page', element: <PlatformRoute /> },
    ],
  },
  { path: '*', element: <NotFound />, handle: midnight },
];
