import type { AriaAttributes, RefObject } from 'react';
import type { SelectFieldMessages } from './SelectField.messages.ts';

/** An option in the language of the page. */
export interface ShownOption {
  readonly value: string;
  readonly label: string;
}

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
