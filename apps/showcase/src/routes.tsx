import type { AppRoute } from './router/appRoute.ts';
import { lazyArea } from './router/lazyArea.tsx';

const overview = lazyArea(
  'src/screens/overview/index.ts',
  () => import('./screens/overview/index.ts'),
);
const project = lazyArea(
  'src/screens/project/index.ts',
  () => import('./screens/project/index.ts'),
);
const core42 = lazyArea('src/screens/core42/index.ts', () => import('./screens/core42/index.ts'));
const contact = lazyArea(
  'src/screens/core42/contact/index.ts',
  () => import('./screens/core42/contact/index.ts'),
);
const tdra = lazyArea('src/screens/tdra/index.ts', () => import('./screens/tdra/index.ts'));
const screensaver = lazyArea(
  'src/screens/tdra/screensaver/index.ts',
  () => import('./screens/tdra/screensaver/index.ts'),
);
const g42 = lazyArea('src/screens/g42/index.ts', () => import('./screens/g42/index.ts'));
const dda = lazyArea('src/screens/dda/index.ts', () => import('./screens/dda/index.ts'));
const toolkit = lazyArea(
  'src/screens/dda/toolkit/index.ts',
  () => import('./screens/dda/toolkit/index.ts'),
);
const dubaiNow = lazyArea(
  'src/screens/dda/dubaiNow/index.ts',
  () => import('./screens/dda/dubaiNow/index.ts'),
);
const linking = lazyArea(
  'src/screens/dda/linking/index.ts',
  () => import('./screens/dda/linking/index.ts'),
);

const Overview = overview.screen('Overview');
const ProjectDetail = project.screen('ProjectDetail');
const NotFound = project.screen('NotFound');

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
const Toolkit = toolkit.screen('Toolkit');
const Linking = linking.screen('Linking');
const DubaiNow = dubaiNow.screen('DubaiNow');
const DubaiNowRoute = dubaiNow.screen('DubaiNowRoute');
const PlatformRoute = dda.screen('PlatformRoute');

/** Services have other addresses in Arabic, which come with their screens. */
const serviceAddressIn = (language: string, pathname: string) =>
  dubaiNow.loaded().serviceAddressIn(language, pathname);
const citySections = () => (dda.isLoaded() ? dda.loaded().citySections : undefined);

/** Every screen of the product. A route's `handle` names its theme and its area, that is, the code that it needs. */
export const screens: AppRoute[] = [
  { index: true, element: <Overview />, handle: { theme: 'midnight', area: overview } },
  {
    handle: { theme: 'midnight', area: project },
    children: [
      { path: 'projects/:projectId', element: <ProjectDetail /> },
      { path: '*', element: <NotFound /> },
    ],
  },
  {
    path: 'projects/core42',
    handle: { theme: 'graphite', area: core42 },
    children: [
      { index: true, element: <Landing /> },
      { path: 'info', element: <Info /> },
      { path: 'brand', element: <Brand /> },
      { path: 'products', element: <Products /> },
      { path: 'products/:slug', element: <ProductRoute /> },
      { path: 'partners', element: <Partners /> },
      { path: 'contact', element: <Contact />, handle: { area: contact } },
      { path: '*', element: <NotFound />, handle: { area: project } },
    ],
  },
  {
    path: 'projects/tdra',
    handle: { theme: 'porcelain' },
    children: [
      {
        element: <TdraLayout />,
        handle: { area: tdra },
        children: [
          { index: true, element: <TdraHome /> },
          { path: 'impact', element: <ImpactDashboard /> },
          { path: '*', element: <NotFound />, handle: { area: project } },
        ],
      },
      {
        path: 'screensaver',
        element: <Screensaver />,
        handle: { theme: 'midnight', texts: 'all', area: screensaver },
      },
    ],
  },
  {
    path: 'projects/g42',
    handle: { theme: 'signal', area: g42 },
    children: [
      { index: true, element: <LiveGrid /> },
      { path: '*', element: <NotFound />, handle: { area: project } },
    ],
  },
  {
    path: 'projects/dda',
    element: <DdaLayout />,
    handle: { theme: 'dusk', texts: 'all', area: dda },
    children: [
      { index: true, element: <Toolkit />, handle: { area: toolkit } },
      { path: 'linking', element: <Linking />, handle: { area: linking } },
      { path: 'dubai-now', element: <DubaiNow />, handle: { area: dubaiNow } },
      {
        path: 'dubai-now/:slug',
        element: <DubaiNowRoute />,
        handle: { area: dubaiNow, addressIn: serviceAddressIn },
      },
      { path: ':page', element: <PlatformRoute />, handle: { parts: citySections } },
      { path: '*', element: <NotFound />, handle: { area: project } },
    ],
  },
];
