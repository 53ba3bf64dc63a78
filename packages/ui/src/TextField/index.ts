export { TextField, type TextFieldProps } from './TextField.tsx';
export type { FieldAround } from '../field/Field.tsx';
