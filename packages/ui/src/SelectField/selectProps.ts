import type { AriaAttributes, RefObject } from 'react';
import type { SelectFieldMessages } from './SelectField.messages.ts';
import type { SelectOption } from './SelectField.tsx';

/** What both kinds of select, the native one and ours, are given. */
export interface SelectProps {
  readonly id: string;
  readonly labelId: string;
  readonly name: string | undefined;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly isLoading: boolean;
  readonly texts: SelectFieldMessages;
  readonly attributes: AriaAttributes;
  /** Whether the native select had the focus when it gave way. */
  readonly hadFocusRef: RefObject<boolean>;
}
