import { picture } from '../conformance/samples.ts';
import { FeatureCard } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  FeatureCard: (
    <FeatureCard title="Trade" text="Services" picture={picture} href="/" linkLabel="View" />
  ),
};
