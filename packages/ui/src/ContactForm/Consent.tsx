import { useId } from 'react';
import { errorId, FaultIcon, fieldAttributes } from '../field/Field.tsx';
import { Fault, Marker } from '../field/Field.styles.ts';
import { LocalText } from '../i18n/BilingualText.tsx';
import { ConsentLabel } from './Consent.styles.ts';
import { Added } from './ContactForm.styles.ts';
import type { ContactConsent } from './extraFields.ts';
import type { Bilingual } from '../i18n/types.ts';

interface ConsentProps {
  readonly consent: ContactConsent;
  readonly value: string;
  readonly error: Bilingual | string | undefined;
  readonly onValueChange: (value: string) => void;
}

/** A checkbox with the consent text, and an error below it. */
export function Consent({ consent, value, error, onValueChange }: ConsentProps) {
  const id = useId();
  const { text, name = 'consent', required = true } = consent;
  return (
    <Added data-wide>
      <ConsentLabel>
        <input
          type="checkbox"
          name={name}
          value="yes"
          checked={value !== ''}
          required={required}
          onChange={(event) => {
            onValueChange(event.currentTarget.checked ? 'yes' : '');
          }}
          {...fieldAttributes(id, { error })}
        />
        <span>
          <LocalText text={text} />
          {required && <Marker aria-hidden="true">*</Marker>}
        </span>
      </ConsentLabel>
      {error && (
        <Fault id={errorId(id)}>
          <FaultIcon />
          <span dir="auto">
            <LocalText text={error} />
          </span>
        </Fault>
      )}
    </Added>
  );
}
