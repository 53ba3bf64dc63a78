import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Baseline } from './Baseline.tsx';

/** The HTML of a page of the baseline app. */
export const render = (path: string) =>
  renderToString(
    <StaticRouter location={path}>
      <Baseline />
    </StaticRouter>,
  );
