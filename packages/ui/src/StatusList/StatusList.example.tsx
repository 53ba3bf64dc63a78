import { StatusList } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  StatusList: (
    <StatusList
      groups={[{ title: 'Links', entries: [{ id: 'trade', label: 'Trade', state: 'ok' }] }]}
    />
  ),
};
