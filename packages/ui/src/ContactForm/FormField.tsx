import { Checkbox } from '../Checkbox/index.ts';
import { SelectField } from '../SelectField/index.ts';
import { TextField } from '../TextField/index.ts';
import { wide } from './ContactForm.styles.ts';
import type { ResolvedField } from './fields.ts';
import type { LocalizedText } from '../i18n/types.ts';

interface FormFieldProps {
  readonly field: ResolvedField;
  readonly value: string;
  readonly error: LocalizedText | string | undefined;
  readonly onValueChange: (value: string) => void;
  /** Whether the value is invalid for a reason shown elsewhere. */
  readonly invalid?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** The height of a multi-line box, in lines. */
const rows = 4;

/** The value of a ticked checkbox. */
const ticked = 'yes';

/** A field of the form. */
export function FormField({ field, value, ...state }: FormFieldProps) {
  const { type, options = [], placeholder, name, label, hint, autoComplete, inputMode } = field;
  const required = field.required !== false;
  const props = { name, label, required, hint, autoComplete, ...state, value };
  switch (type) {
    case 'select':
      return <SelectField {...props} options={options} placeholder={placeholder} />;
    case 'textarea':
      return <TextField {...props} inputMode={inputMode} rows={rows} className={wide} />;
    case 'checkbox': {
      const { onValueChange, ...rest } = props;
      return (
        <Checkbox
          {...rest}
          value={ticked}
          checked={value !== ''}
          onCheckedChange={(checked) => {
            onValueChange(checked ? ticked : '');
          }}
          className={wide}
        />
      );
    }
    default:
      return (
        <TextField
          {...props}
          type={type}
          inputMode={inputMode}
          className={field.wide ? wide : undefined}
        />
      );
  }
}
