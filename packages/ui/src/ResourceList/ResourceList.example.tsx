import { ResourceList } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  ResourceList: <ResourceList resources={[{ title: 'Video', type: 'video' }, { title: 'Deck' }]} />,
};
