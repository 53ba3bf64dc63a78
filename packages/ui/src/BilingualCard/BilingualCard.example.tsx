import { actionLabels } from '../ActionLink/index.ts';
import { text } from '../conformance/samples.ts';
import { BilingualCard } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  BilingualCard: (
    <BilingualCard
      title={text}
      description={text}
      figures={[{ value: { en: '400', ar: '400' }, label: text }]}
      action={{ label: actionLabels.explore, href: undefined }}
    />
  ),
};
