import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Floor } from './Floor.tsx';

/** The HTML of a page of the floor app. */
export const render = (path: string) =>
  renderToString(
    <StaticRouter location={path}>
      <Floor />
    </StaticRouter>,
  );
