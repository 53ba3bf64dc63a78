import { RadioGroup } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  RadioGroup: <RadioGroup label="Day" options={[{ value: 'monday', label: 'Monday' }]} />,
};
