import { text } from '../conformance/samples.ts';
import { DeepLinkTester } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  DeepLinkTester: (
    <DeepLinkTester
      items={[{ name: text, description: text, url: 'app://trade' }]}
      schemes={['app']}
    />
  ),
};
