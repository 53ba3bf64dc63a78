import { nothing } from '../conformance/samples.ts';
import { SelectField } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
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
