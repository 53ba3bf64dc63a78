import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LocalText } from '../i18n/BilingualText.tsx';
import { Fault, Hint, Label, Marker, Root } from './Field.styles.ts';
import type { Bilingual } from '../i18n/types.ts';

/** Props for everything around a field's box, shared by all fields. */
export interface FieldAround {
  /** Specifies the visible label, which is also the accessible name. */
  readonly label: Bilingual | ReactNode;
  /** Specifies that the field shows the required marker. @default false */
  readonly required?: boolean | undefined;
  /** Specifies a help text below the field. */
  readonly hint?: Bilingual | ReactNode;
  /** Specifies the error text, shown below the field. */
  readonly error?: Bilingual | ReactNode;
  /**
   * Specifies that the value is invalid when the reason is shown elsewhere.
   * @default whether there is an error
   */
  readonly isInvalid?: boolean | undefined;
  /** Specifies the id of a text elsewhere that describes the field. */
  readonly describedBy?: string | undefined;
}

interface FieldProps
  extends Omit<ComponentPropsWithRef<'div'>, 'id'>, Omit<FieldAround, 'isInvalid' | 'describedBy'> {
  /** Specifies the id of the box; the ids of the texts begin with it. */
  readonly boxId: string;
}

/** A label above a box, with a hint and an error below it. */
export function Field({ boxId, label, required, hint, error, children, ...rest }: FieldProps) {
  return (
    <Root {...rest}>
      <Label id={labelId(boxId)} htmlFor={boxId}>
        <LocalText text={label} />
        {required && <Marker aria-hidden="true">*</Marker>}
      </Label>
      {children}
      {hint && (
        <Hint id={hintId(boxId)}>
          <LocalText text={hint} />
        </Hint>
      )}
      {error && (
        <Fault id={errorId(boxId)}>
          <FaultIcon />
          <span dir="auto">
            <LocalText text={error} />
          </span>
        </Fault>
      )}
    </Root>
  );
}

/** The icon next to an error text. */
export function FaultIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5m0 3.25v.25" />
    </svg>
  );
}

export const labelId = (boxId: string) => `${boxId}label`;
const hintId = (boxId: string) => `${boxId}hint`;
export const errorId = (boxId: string) => `${boxId}error`;

/** The attributes that link a box to the texts around it. */
export function fieldAttributes(boxId: string, around: Omit<FieldAround, 'label'>) {
  const { hint, error, isInvalid = Boolean(error), describedBy } = around;
  const ids = [hint && hintId(boxId), error && errorId(boxId), describedBy].filter(Boolean);
  return {
    // Set even when false: some screen readers otherwise call an empty required field invalid.
    'aria-invalid': isInvalid,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}
