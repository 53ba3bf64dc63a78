import type { AriaAttributes, Ref } from 'react';
import type { SelectInstance } from 'react-select';
import type { SelectFieldMessages } from './SelectField.messages.ts';
import type { ShownOption } from './shownOption.ts';

/** The props of our own select, which stands in for the native one. */
export interface SelectProps {
  readonly id: string;
  readonly labelId: string;
  readonly className: string | undefined;
  readonly options: readonly ShownOption[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly loading: boolean;
  readonly texts: SelectFieldMessages;
  readonly attributes: AriaAttributes;
  readonly ref: Ref<SelectInstance<ShownOption>>;
}
