import { useId, useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { check } from '../internal/checks.ts';
import {
  FieldTexts,
  inputAttributes,
  labelId,
  splitFieldProps,
  RequiredMarker,
  rootAttributes,
  type FieldProps,
} from '../field/Field.tsx';
import { Choice, Label } from '../field/Field.styles.ts';
import { LocalText } from '../i18n/BilingualText.tsx';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { assignRef } from '../internal/useMergedRef.ts';
import { Root } from './RadioGroup.styles.ts';
import type { LocalizedText } from '../i18n/types.ts';

export interface RadioOption {
  /** Identifies the option; the form sends it. */
  readonly value: string;
  /** The text of the option. */
  readonly label: LocalizedText | string;
  /** Whether the option can't be chosen. @default false */
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps
  extends
    FieldProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      keyof FieldProps | 'type' | 'id' | 'size' | 'value' | 'defaultValue' | 'checked' | 'children'
    > {
  /** Specifies the options, all of which are visible. */
  readonly options: readonly RadioOption[];
  /** Specifies the value of the chosen option; empty if none. Without it, the group keeps its own value, as in HTML. */
  readonly value?: string | undefined;
  /** Specifies the initial value of a group that keeps its own. @default none */
  readonly defaultValue?: string | undefined;
  /** Called with the value of the chosen option. */
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/** Lets visitors choose one of two to five options, all of them visible. `ref` and other props go to each radio button. */
export function RadioGroup(props: RadioGroupProps) {
  const [field, input] = splitFieldProps('RadioGroup', props);
  check?.options('RadioGroup', props.options, props.value);
  const { options, value, defaultValue, onValueChange, onChange, ...more } = input;
  const { 'aria-describedby': describedBy, ...rest } = more;
  const { ref } = rest;
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);

  useLayoutEffect(() => {
    // A form library that knows one element knows the last it was given, and focuses it.
    const first = root.current?.querySelector<HTMLInputElement>('input:enabled');
    return first ? assignRef(ref, first) : undefined;
  }, [ref]);

  return (
    <Root
      ref={root}
      {...rootAttributes({ ...field, disabled: rest.disabled })}
      role="radiogroup"
      aria-labelledby={labelId(id)}
      aria-required={rest.required}
      {...inputAttributes(id, field, describedBy)}
    >
      <Label as="legend" id={labelId(id)} className={field.classNames?.label}>
        <LocalText text={field.label} />
        {rest.required && <RequiredMarker />}
      </Label>
      {options.map((option) => (
        <Choice key={option.value}>
          <input
            name={id}
            {...rest}
            type="radio"
            className={field.classNames?.input}
            value={option.value}
            disabled={(option.disabled ?? false) || rest.disabled}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={composeHandlers(onChange, (event) => {
              onValueChange?.(event.currentTarget.value);
            })}
          />
          <span>
            <LocalText text={option.label} />
          </span>
        </Choice>
      ))}
      <FieldTexts {...field} inputId={id} />
    </Root>
  );
}
