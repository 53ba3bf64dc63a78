import { useId, type ChangeEventHandler, type ComponentPropsWithoutRef, type Ref } from 'react';
import { Field, inputAttributes, splitFieldProps, type FieldProps } from '../field/Field.tsx';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { Input, TextArea } from './TextField.styles.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export interface TextFieldProps
  extends
    FieldProps,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'onChange' | 'children'
    > {
  /** Specifies the text. Without it, the input keeps its own text, as in HTML. */
  readonly value?: string | undefined;
  /** Specifies the initial text of an input that keeps its own. @default '' */
  readonly defaultValue?: string | undefined;
  /** Called with the text whenever it changes. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Called with the input's event whenever the text changes. */
  readonly onChange?: ChangeEventHandler<TextElement> | undefined;
  /** Specifies the name of the field in its form. */
  readonly name?: string | undefined;
  /**
   * Specifies the kind of text, which determines the keyboard on a phone. For a number, use `inputMode="numeric"`: a
   * number field of HTML changes when the visitor scrolls, and loses what isn't a number. A date or a time is chosen from a
   * SelectField or your own control: browsers show theirs in their own language, not the page's.
   * @default 'text'
   */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | undefined;
  /** Specifies the direction of the text, for instance 'rtl' for digits in an Arabic form. @default 'auto', that of the text */
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  /** Specifies the number of lines; if given, the field is a `<textarea>`. */
  readonly rows?: number | undefined;
  /** Receives the input or the textarea. */
  readonly ref?: Ref<TextElement> | undefined;
}

/**
 * A labelled text box of one or more lines, with a hint and an error linked to it. Works with `value`, and without it in
 * a form that reads its inputs.
 */
export function TextField(props: TextFieldProps) {
  const [field, input] = splitFieldProps('TextField', props);
  const { onValueChange, onChange, type = 'text', rows, ref, ...rest } = input;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const box = {
    ...rest,
    // The styles recognise an empty box by its placeholder.
    placeholder: rest.placeholder ?? ' ',
    id,
    className: field.classNames?.input,
    dir: rest.dir ?? 'auto',
    onChange: composeHandlers(onChange, (event) => onValueChange?.(event.currentTarget.value)),
    ...inputAttributes(id, field, rest['aria-describedby']),
  };
  return (
    <Field {...field} inputId={id} disabled={rest.disabled}>
      {rows === undefined ? (
        <Input {...box} type={type} ref={ref as Ref<HTMLInputElement>} />
      ) : (
        <TextArea {...(box as object)} rows={rows} ref={ref as Ref<HTMLTextAreaElement>} />
      )}
    </Field>
  );
}
