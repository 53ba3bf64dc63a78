import { text } from '../conformance/samples.ts';
import { LinkGroup } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  LinkGroup: <LinkGroup heading={text} links={[{ id: 'trade', label: text, href: '/' }]} />,
};
