import { text } from '../conformance/samples.ts';
import { LinkGroup } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  LinkGroup: <LinkGroup heading={text} links={[{ id: 'trade', label: text, href: '/' }]} />,
};
