import { picture } from '../conformance/samples.ts';
import { Hero } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  Hero: <Hero picture={picture}>Trade</Hero>,
};
