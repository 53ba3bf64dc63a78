import { picture } from '../conformance/samples.ts';
import { Hero } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  Hero: <Hero picture={picture}>Trade</Hero>,
};
