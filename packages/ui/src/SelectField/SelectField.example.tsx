import { nothing } from '../conformance/samples.ts';
import { SelectField } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  SelectField: (
    <SelectField
      label="Product"
      options={[{ value: 'other', label: 'Other' }]}
      value=""
      onValueChange={nothing}
    />
  ),
};
