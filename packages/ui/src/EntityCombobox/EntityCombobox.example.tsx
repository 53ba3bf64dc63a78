import { nothing } from '../conformance/samples.ts';
import { EntityCombobox } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  EntityCombobox: (
    <EntityCombobox search={() => [0]} nameOf={() => 'Ministry'} onValueChange={nothing} />
  ),
};
