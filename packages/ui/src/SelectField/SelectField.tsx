import { useId, useMemo, useRef, type ComponentPropsWithRef } from 'react';
import { textIn } from '../i18n/bilingual.ts';
import { useMessages } from '../i18n/messages.ts';
import { useShowcase } from '../internal/context.ts';
import { useIsHydrated } from '../internal/useIsHydrated.ts';
import { Field, fieldAttributes, labelId, type FieldAround } from '../field/Field.tsx';
import { CustomSelect } from './CustomSelect.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import { selectFieldMessages, type SelectFieldMessages } from './SelectField.messages.ts';
import type { Bilingual, MessageOverrides } from '../i18n/types.ts';

export interface SelectOption {
  /** Identifies the option; the form sends it. */
  readonly value: string;
  /** The text of the option. */
  readonly label: Bilingual | string;
}

export interface SelectFieldProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'>,
    FieldAround {
  /** Specifies the options to choose from. */
  readonly options: readonly SelectOption[];
  /** Specifies the value of the chosen option; empty if none. */
  readonly value: string;
  /** Is called with the value of the chosen option. */
  readonly onValueChange: (value: string) => void;
  /** Specifies the name of the field in its form. */
  readonly name?: string | undefined;
  /** Specifies the text while nothing is chosen. @default 'Select...' */
  readonly placeholder?: Bilingual | string | undefined;
  /** Specifies that the field is disabled. @default false */
  readonly disabled?: boolean | undefined;
  /** Specifies that the options are still loading. @default false */
  readonly isLoading?: boolean | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<SelectFieldMessages> | undefined;
}

/**
 * A labelled list of options, without search, for choosing one. Until scripts run it's a native select of the same
 * size, so prerendered pages are complete.
 */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    required = false,
    hint,
    error,
    isInvalid,
    describedBy,
    options,
    value,
    onValueChange,
    name,
    placeholder,
    disabled = false,
    isLoading = false,
    messages,
    ...rest
  } = props;
  const { language } = useShowcase();
  const texts = useMessages('SelectField', selectFieldMessages, messages);
  const id = useId();
  const hadFocusRef = useRef(false);
  const shownOptions = useMemo(
    () => options.map(({ value, label }) => ({ value, label: textIn(label, language) })),
    [options, language],
  );
  const Select = useIsHydrated() ? CustomSelect : NativeSelect;
  return (
    <Field boxId={id} label={label} required={required} hint={hint} error={error} {...rest}>
      <Select
        id={id}
        labelId={labelId(id)}
        name={name}
        options={shownOptions}
        value={value}
        onValueChange={onValueChange}
        placeholder={textIn(placeholder ?? texts.placeholder, language)}
        disabled={disabled}
        isLoading={isLoading}
        texts={texts}
        hadFocusRef={hadFocusRef}
        attributes={{
          'aria-required': required,
          ...fieldAttributes(id, { hint, error, isInvalid, describedBy }),
        }}
      />
    </Field>
  );
}
