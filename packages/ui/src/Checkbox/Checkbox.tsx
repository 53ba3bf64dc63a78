import { useId, type ComponentPropsWithRef } from 'react';
import {
  FieldTexts,
  inputAttributes,
  splitFieldProps,
  RequiredMarker,
  rootAttributes,
  type FieldProps,
} from '../field/Field.tsx';
import { Choice, Root } from '../field/Field.styles.ts';
import { LocalText } from '../i18n/BilingualText.tsx';
import { composeHandlers } from '../internal/composeHandlers.ts';

export interface CheckboxProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'size' | 'children'> {
  /** Specifies whether the box is ticked. Without it, the box keeps its own state, as in HTML. */
  readonly checked?: boolean | undefined;
  /** Specifies the initial state of a box that keeps its own. @default false */
  readonly defaultChecked?: boolean | undefined;
  /** Specifies the name of the field in its form. */
  readonly name?: string | undefined;
  /** Called with the new state. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A checkbox with a label, which may contain a link. */
export function Checkbox(props: CheckboxProps) {
  const [field, input] = splitFieldProps('Checkbox', props);
  const { onCheckedChange, onChange, ...rest } = input;
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Root {...rootAttributes({ ...field, disabled: rest.disabled })}>
      <Choice className={field.classNames?.label}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          className={field.classNames?.input}
          onChange={composeHandlers(onChange, (event) => {
            onCheckedChange?.(event.currentTarget.checked);
          })}
          {...inputAttributes(id, field, rest['aria-describedby'])}
        />
        <span>
          <LocalText text={field.label} />
          {rest.required && <RequiredMarker />}
        </span>
      </Choice>
      <FieldTexts {...field} inputId={id} />
    </Root>
  );
}
