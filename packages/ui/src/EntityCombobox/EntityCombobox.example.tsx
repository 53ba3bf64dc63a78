import { nothing } from '../conformance/samples.ts';
import { EntityCombobox } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  EntityCombobox: (
    <EntityCombobox search={() => [0]} nameOf={() => 'Ministry'} onSelect={nothing} />
  ),
};
