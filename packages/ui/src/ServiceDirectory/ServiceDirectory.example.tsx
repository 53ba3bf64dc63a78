import { text } from '../conformance/samples.ts';
import { ServiceDirectory } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  ServiceDirectory: (
    <ServiceDirectory
      heading={text}
      services={[{ id: 'trade', label: text, href: { en: '/trade', ar: '/trade' } }]}
    />
  ),
};
