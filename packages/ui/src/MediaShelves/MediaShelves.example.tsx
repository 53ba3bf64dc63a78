import { picture, text } from '../conformance/samples.ts';
import { MediaShelves } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  MediaShelves: (
    <MediaShelves
      shelves={[
        {
          id: 'dubai',
          heading: text,
          tiles: [{ id: 'trade', title: text, poster: picture, href: '/' }],
        },
      ]}
    />
  ),
};
