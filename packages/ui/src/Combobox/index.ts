export { Combobox, type ComboboxClassNames, type ComboboxProps } from './Combobox.tsx';
export type { ComboboxMessages } from './Combobox.messages.ts';
