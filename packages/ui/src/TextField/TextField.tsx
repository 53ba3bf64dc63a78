import { useId, type ComponentPropsWithRef, type HTMLInputAutoCompleteAttribute } from 'react';
import { Field, fieldAttributes, type FieldAround } from '../field/Field.tsx';
import { Input, TextArea } from './TextField.styles.ts';

export interface TextFieldProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'>,
    FieldAround {
  /** Specifies the text. */
  readonly value: string;
  /** Is called with the text whenever it changes. */
  readonly onValueChange: (value: string) => void;
  /** Specifies the name of the field in its form. */
  readonly name?: string | undefined;
  /** Specifies the kind of text, which determines the keyboard on a phone. @default 'text' */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  /** Specifies the number of lines; if given, the field accepts several lines. */
  readonly rows?: number | undefined;
  /** Specifies what the browser may fill in. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Specifies the keyboard on a phone, if `type` doesn't. */
  readonly inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | undefined;
  /** Specifies that the field is disabled. @default false */
  readonly disabled?: boolean | undefined;
}

/** A labelled text box of one or more lines, with a hint and an error linked to it. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    required = false,
    hint,
    error,
    isInvalid,
    describedBy,
    value,
    onValueChange,
    name,
    type = 'text',
    rows,
    autoComplete,
    inputMode,
    disabled = false,
    ...rest
  } = props;
  const id = useId();
  const box = {
    id,
    name,
    value,
    required,
    disabled,
    autoComplete,
    inputMode,
    // An empty box follows the page's direction; `auto` would put its caret on the left on an Arabic page.
    dir: value === '' ? undefined : 'auto',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      onValueChange(event.currentTarget.value);
    },
    ...fieldAttributes(id, { hint, error, isInvalid, describedBy }),
  };
  return (
    <Field boxId={id} label={label} required={required} hint={hint} error={error} {...rest}>
      {rows === undefined ? <Input type={type} {...box} /> : <TextArea rows={rows} {...box} />}
    </Field>
  );
}
