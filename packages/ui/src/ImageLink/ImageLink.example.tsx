import { picture } from '../conformance/samples.ts';
import { ImageLink } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  ImageLink: <ImageLink href="/" picture={picture} label="Home" />,
};
