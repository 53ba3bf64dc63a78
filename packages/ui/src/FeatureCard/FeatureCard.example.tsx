import { picture } from '../conformance/samples.ts';
import { FeatureCard } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  FeatureCard: (
    <FeatureCard title="Trade" text="Services" picture={picture} href="/" linkLabel="View" />
  ),
};
