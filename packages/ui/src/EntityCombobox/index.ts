export { EntityCombobox, type EntityComboboxProps } from './EntityCombobox.tsx';
export type { EntityComboboxMessages } from './EntityCombobox.messages.ts';
