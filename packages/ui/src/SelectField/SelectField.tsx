import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
} from 'react';
import type { SelectInstance } from 'react-select';
import { check } from '../internal/checks.ts';
import { textIn } from '../i18n/bilingual.ts';
import { useMessages } from '../i18n/messages.ts';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { useShowcase } from '../internal/context.ts';
import { focusedElement } from '../internal/focusedElement.ts';
import { useIsHydrated } from '../internal/useIsHydrated.ts';
import { useMergedRef } from '../internal/useMergedRef.ts';
import {
  Field,
  inputAttributes,
  labelId,
  splitFieldProps,
  type FieldProps,
} from '../field/Field.tsx';
import { CustomSelect } from './CustomSelect.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import { selectFieldMessages, type SelectFieldMessages } from './SelectField.messages.ts';
import type { ShownOption } from './shownOption.ts';
import { Selects } from './SelectField.styles.ts';
import { useNativeValue } from './useNativeValue.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

export interface SelectOption {
  /** Identifies the option; the form sends it. */
  readonly value: string;
  /** The text of the option. */
  readonly label: LocalizedText | string;
}

export interface SelectFieldProps
  extends
    FieldProps,
    Omit<
      ComponentPropsWithRef<'select'>,
      keyof FieldProps | 'value' | 'defaultValue' | 'multiple' | 'size' | 'children'
    > {
  /** Specifies the options to choose from. */
  readonly options: readonly SelectOption[];
  /** Specifies the value of the chosen option; empty if none. Without it, the field keeps its own value, as in HTML. */
  readonly value?: string | undefined;
  /** Specifies the initial value of a field that keeps its own. @default '' */
  readonly defaultValue?: string | undefined;
  /** Called with the value of the chosen option. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Specifies the name of the field in its form. */
  readonly name?: string | undefined;
  /** Specifies the text while nothing is chosen. @default 'Select...' */
  readonly placeholder?: LocalizedText | string | undefined;
  /** Specifies that the options are still loading. @default false */
  readonly loading?: boolean | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<SelectFieldMessages> | undefined;
}

/**
 * A labelled list of options, without search, for choosing one. `ref` is a native `<select>`: visitors use it until
 * scripts run, so prerendered pages are complete; afterwards it's hidden and holds the value for the form. It reports
 * `change`, `focus` and `blur`; keys and presses are those of the list in its place.
 */
export function SelectField(props: SelectFieldProps) {
  const { options, ...others } = props;
  const [field, input] = splitFieldProps('SelectField', others);
  check?.options('SelectField', options, props.value);
  const { value, defaultValue = '', onValueChange, placeholder, ...more } = input;
  const { loading = false, messages, ref, onChange, onFocus, onBlur, ...rest } = more;
  const { language } = useShowcase();
  const texts = useMessages('SelectField', selectFieldMessages, messages);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const isHydrated = useIsHydrated();
  const native = useRef<HTMLSelectElement>(null);
  const custom = useRef<SelectInstance<ShownOption>>(null);
  const ownValue = useNativeValue(native, defaultValue);
  const shownValue = value ?? ownValue;
  const shownOptions = useMemo(
    () => options.map(({ value, label }) => ({ value, label: textIn(label, language) })),
    [options, language],
  );
  const shownPlaceholder = textIn(placeholder ?? texts.placeholder, language);
  const attributes = {
    'aria-required': rest.required,
    ...inputAttributes(id, field, rest['aria-describedby']),
  };

  useLayoutEffect(() => {
    if (isHydrated && native.current === focusedElement()) custom.current?.focus();
  }, [isHydrated]);

  return (
    <Field {...field} inputId={id} disabled={rest.disabled}>
      <Selects>
        <NativeSelect
          {...rest}
          {...(!isHydrated && { ...attributes, id, className: field.classNames?.input })}
          ref={useMergedRef(native, ref)}
          options={shownOptions}
          placeholder={shownPlaceholder}
          isHidden={isHydrated}
          {...(value === undefined ? { defaultValue } : { value })}
          data-empty={shownValue === '' || undefined}
          onChange={composeHandlers(onChange, (event) => {
            onValueChange?.(event.currentTarget.value);
          })}
          onFocus={(event: FocusEvent<HTMLSelectElement>) => {
            // A form focuses the element that it knows, for instance after an error.
            if (isHydrated && event.nativeEvent.isTrusted) custom.current?.focus();
            else onFocus?.(event);
          }}
          onBlur={(event: FocusEvent<HTMLSelectElement>) => {
            // The focus that moves on to our own select stays in the field.
            if (!(isHydrated && event.nativeEvent.isTrusted)) onBlur?.(event);
          }}
        />
        {isHydrated && (
          <CustomSelect
            ref={custom}
            id={id}
            labelId={labelId(id)}
            className={field.classNames?.input}
            options={shownOptions}
            value={shownValue}
            onValueChange={(next) => {
              choose(native.current, next);
            }}
            onFocus={() => native.current?.dispatchEvent(new FocusEvent('focusin', bubbling))}
            onBlur={() => native.current?.dispatchEvent(new FocusEvent('focusout', bubbling))}
            placeholder={shownPlaceholder}
            disabled={rest.disabled ?? false}
            loading={loading}
            texts={texts}
            attributes={attributes}
          />
        )}
      </Selects>
    </Field>
  );
}

const bubbling = { bubbles: true };

/** Chooses an option of the native select as a visitor would. */
function choose(select: HTMLSelectElement | null, value: string) {
  if (!select || select.value === value) return;
  select.value = value;
  select.dispatchEvent(new Event('change', bubbling));
}
