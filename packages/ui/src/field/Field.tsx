import type { CSSProperties, ReactNode } from 'react';
import { check } from '../internal/checks.ts';
import { LocalText } from '../i18n/BilingualText.tsx';
import { Icon } from '../icon/Icon.tsx';
import { errorIcon } from '../icon/icons.ts';
import { Fault, Hint, Label, Marker, Root } from './Field.styles.ts';
import type { LocalizedText } from '../i18n/types.ts';

/** Class names for the parts of a field. */
export interface FieldClassNames {
  /** The visible label. */
  readonly label?: string | undefined;
  /** What the visitor types or chooses in. */
  readonly input?: string | undefined;
  /** The text below it. */
  readonly hint?: string | undefined;
  /** The error, with its icon. */
  readonly error?: string | undefined;
}

/** Props of everything around an input, shared by all fields. */
export interface FieldProps {
  /** Specifies the visible label, which is also the accessible name. */
  readonly label: LocalizedText | ReactNode;
  /** Specifies that the field must be filled in; the label shows a marker. @default false */
  readonly required?: boolean | undefined;
  /** Specifies a help text below the field. */
  readonly hint?: LocalizedText | ReactNode;
  /** Specifies the error text, shown below the field. */
  readonly error?: LocalizedText | ReactNode;
  /**
   * Specifies that the value is invalid, without an error text here.
   * @default whether there is an error
   */
  readonly invalid?: boolean | undefined;
  /** Specifies a class of the root. `ref` and all other props belong to the input. */
  readonly className?: string | undefined;
  /** Specifies styles of the root. */
  readonly style?: CSSProperties | undefined;
  /** Specifies classes of the parts. */
  readonly classNames?: FieldClassNames | undefined;
}

/** The props that a field passes to its input. */
type InputProps<Props> = Omit<Props, Exclude<keyof FieldProps, 'required'>>;

/** Splits the props of a component that is a field into those of everything around its input, and the input's own. */
export function splitFieldProps<Props extends FieldProps>(
  component: string,
  props: Props,
): readonly [field: FieldProps, input: InputProps<Props>] {
  check?.field(component, props);
  const { label, required, hint, error, invalid, className, style, classNames, ...input } = props;
  const field = { label, required, hint, error, invalid, className, style, classNames };
  return [field, { ...input, required } as InputProps<Props>];
}

interface FieldRootProps extends FieldProps {
  /** Specifies the id of the input; the ids of the texts begin with it. */
  readonly inputId: string;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** A label above an input, with a hint and an error below it. */
export function Field(props: FieldRootProps) {
  const { inputId, label, required, classNames, children } = props;
  return (
    <Root {...rootAttributes(props)}>
      <Label id={labelId(inputId)} htmlFor={inputId} className={classNames?.label}>
        <LocalText text={label} />
        {required && <RequiredMarker />}
      </Label>
      {children}
      <FieldTexts {...props} />
    </Root>
  );
}

/** The hint and the error of a field. */
export function FieldTexts(props: Omit<FieldRootProps, 'label' | 'children'>) {
  const { inputId, hint, error, classNames } = props;
  return (
    <>
      {hint && (
        <Hint id={hintId(inputId)} className={classNames?.hint}>
          <LocalText text={hint} />
        </Hint>
      )}
      {error && (
        <Fault id={errorId(inputId)} className={classNames?.error}>
          <Icon shape={errorIcon} />
          <span dir="auto">
            <LocalText text={error} />
          </span>
        </Fault>
      )}
    </>
  );
}

/** The asterisk of a required field; screen readers say “required” instead. */
export function RequiredMarker() {
  return <Marker aria-hidden="true">*</Marker>;
}

export const labelId = (inputId: string) => `${inputId}label`;
const hintId = (inputId: string) => `${inputId}hint`;
const errorId = (inputId: string) => `${inputId}error`;

type FieldState = Pick<FieldRootProps, 'error' | 'invalid' | 'disabled' | 'className' | 'style'>;

/** The attributes of a field's root, from its state. */
export function rootAttributes({ error, invalid, disabled, className, style }: FieldState) {
  return {
    className,
    style,
    'data-invalid': (invalid ?? Boolean(error)) || undefined,
    'data-disabled': disabled || undefined,
  };
}

/**
 * The attributes that link an input to the texts around it.
 *
 * @param given The ids of texts that the app has linked, which come last.
 */
export function inputAttributes(inputId: string, field: FieldProps, given: string | undefined) {
  const { hint, error, invalid = Boolean(error) } = field;
  const ids = [hint && hintId(inputId), error && errorId(inputId), given].filter(Boolean);
  return {
    // Set even when false: some screen readers otherwise call an empty required field invalid.
    'aria-invalid': invalid,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}
