import { useLayoutEffect, useRef } from 'react';
import { Chevron } from './icons.tsx';
import { Native } from './SelectField.styles.ts';
import type { SelectProps } from './selectProps.ts';

/** The browser's native select, for prerendered pages and until scripts run. */
export function NativeSelect(props: SelectProps) {
  const { id, name, options, value, onValueChange, placeholder, disabled, attributes } = props;
  const { hadFocusRef } = props;
  const select = useRef<HTMLSelectElement>(null);

  useLayoutEffect(() => {
    const element = select.current;
    return () => {
      hadFocusRef.current = element !== null && element === document.activeElement;
    };
  }, [hadFocusRef]);

  return (
    <Native>
      <select
        ref={select}
        id={id}
        name={name}
        value={value}
        disabled={disabled}
        data-empty={value === '' || undefined}
        {...attributes}
        onChange={(event) => {
          onValueChange(event.currentTarget.value);
        }}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Chevron />
    </Native>
  );
}
