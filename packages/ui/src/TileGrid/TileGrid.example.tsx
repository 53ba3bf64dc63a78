import { picture } from '../conformance/samples.ts';
import { TileGrid } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  TileGrid: <TileGrid tiles={[{ id: 'brand', title: 'Brand', frame: picture, href: '/' }]} />,
};
