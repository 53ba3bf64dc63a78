import { nothing } from '../conformance/samples.ts';
import { Combobox } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  Combobox: (
    <Combobox
      label={{ en: 'Ministry', ar: 'الوزارة' }}
      search={() => [0]}
      nameOf={() => 'Ministry of Education'}
      onValueChange={nothing}
    />
  ),
};
