export { TextField, type TextFieldProps } from './TextField.tsx';
export type { FieldClassNames, FieldProps } from '../field/Field.tsx';
