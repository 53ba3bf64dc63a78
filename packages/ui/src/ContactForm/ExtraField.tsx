import { SelectField } from '../SelectField/index.ts';
import { TextField } from '../TextField/index.ts';
import type { ContactExtraField } from './extraFields.ts';
import type { Bilingual } from '../i18n/types.ts';

interface ExtraFieldProps {
  readonly extra: ContactExtraField;
  readonly value: string;
  readonly error: Bilingual | string | undefined;
  readonly onValueChange: (value: string) => void;
}

/** The height of a multi-line box, in lines. */
const rows = 4;

/** A field that an app adds. */
export function ExtraField({ extra, value, error, onValueChange }: ExtraFieldProps) {
  const { name, label, required, hint } = extra;
  const field = { name, label, required, hint, value, error, onValueChange };
  switch (extra.type) {
    case 'select':
      return <SelectField {...field} options={extra.options} placeholder={extra.placeholder} />;
    case 'textarea':
      return <TextField {...field} rows={rows} data-wide />;
    default:
      return <TextField {...field} type={extra.type} />;
  }
}
