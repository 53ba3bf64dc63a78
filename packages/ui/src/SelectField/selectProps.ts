import type { AriaAttributes, RefObject } from 'react';
import type { SelectFieldMessages } from './SelectField.messages.ts';
import type { ShownOption } from './shownOption.ts';

/** The props of both selects, the native one and ours. */
export interface SelectProps {
  readonly id: string;
  readonly labelId: string;
  readonly name: string | undefined;
  readonly options: readonly ShownOption[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly isLoading: boolean;
  readonly texts: SelectFieldMessages;
  readonly attributes: AriaAttributes;
  /** Whether the native select had the focus when it was replaced. */
  readonly hadFocusRef: RefObject<boolean>;
}
