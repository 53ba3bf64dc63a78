import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { chevronIcon } from '../icon/icons.ts';
import { Native } from './SelectField.styles.ts';
import type { ShownOption } from './shownOption.ts';

interface NativeSelectProps extends ComponentPropsWithRef<'select'> {
  readonly options: readonly ShownOption[];
  readonly placeholder: string;
  /** Whether our own select has taken its place. It then only holds the value, for the form. */
  readonly isHidden: boolean;
}

/** The browser's native select: what visitors use until scripts run, and what the form sends. */
export function NativeSelect(props: NativeSelectProps) {
  const { options, placeholder, isHidden, ...rest } = props;
  return (
    <Native data-hidden={isHidden || undefined}>
      <select {...rest} {...(isHidden && { 'aria-hidden': true, tabIndex: -1 })}>
        {[{ value: '', label: placeholder }, ...options].map(({ value, label }) => (
          // Hidden options have no text, so a search by text finds only what visitors see.
          <option key={value} value={value} label={isHidden ? label : undefined}>
            {!isHidden && label}
          </option>
        ))}
      </select>
      {!isHidden && <Icon shape={chevronIcon} />}
    </Native>
  );
}
