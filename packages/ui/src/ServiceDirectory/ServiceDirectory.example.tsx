import { text } from '../conformance/samples.ts';
import { ServiceDirectory } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  ServiceDirectory: (
    <ServiceDirectory
      heading={text}
      services={[{ id: 'trade', label: text, href: { en: '/trade', ar: '/trade' } }]}
    />
  ),
};
