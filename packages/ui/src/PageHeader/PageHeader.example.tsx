import { text } from '../conformance/samples.ts';
import { PageHeader } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  PageHeader: <PageHeader title={text} lead="Services" />,
};
