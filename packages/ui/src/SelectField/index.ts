export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField.tsx';
export type { SelectFieldMessages } from './SelectField.messages.ts';
