import { picture } from '../conformance/samples.ts';
import { TileGrid } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  TileGrid: <TileGrid tiles={[{ id: 'brand', title: 'Brand', frame: picture, href: '/' }]} />,
};
