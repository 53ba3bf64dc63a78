import { text } from '../conformance/samples.ts';
import { PageHeader } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  PageHeader: <PageHeader title={text} lead="Services" />,
};
