import { StatusList } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  StatusList: (
    <StatusList
      groups={[{ title: 'Links', entries: [{ id: 'trade', label: 'Trade', state: 'ok' }] }]}
    />
  ),
};
