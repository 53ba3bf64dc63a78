import { text } from '../conformance/samples.ts';
import { DeepLinkTester } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  DeepLinkTester: (
    <DeepLinkTester
      items={[{ name: text, description: text, url: 'app://trade' }]}
      schemes={['app']}
    />
  ),
};
