export {
  EntityCombobox,
  type EntityComboboxClassNames,
  type EntityComboboxProps,
} from './EntityCombobox.tsx';
export type { EntityComboboxMessages } from './EntityCombobox.messages.ts';
