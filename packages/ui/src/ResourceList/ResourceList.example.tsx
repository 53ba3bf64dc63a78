import { ResourceList } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  ResourceList: <ResourceList resources={[{ title: 'Video', type: 'video' }, { title: 'Deck' }]} />,
};
