import { FaultIcon } from '../field/Field.tsx';
import { LocalText } from '../i18n/BilingualText.tsx';
import { Line, LineText } from './StatusLine.styles.ts';
import type { ContactStatus } from './useContactForm.ts';

interface StatusLineProps {
  readonly id: string;
  readonly status: ContactStatus;
  readonly success: string;
}

/** The result of the request: an alert if it failed, a status if it succeeded, otherwise empty. */
export function StatusLine({ id, status, success }: StatusLineProps) {
  return (
    <Line id={id} role={status.kind === 'error' ? 'alert' : 'status'}>
      {status.kind === 'error' && (
        <LineText data-tone="error">
          <FaultIcon />
          <span dir="auto">
            <LocalText text={status.message} />
          </span>
        </LineText>
      )}
      {status.kind === 'success' && (
        <LineText data-tone="success">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" />
            <path d="m8 12.5 2.75 2.75L16 9.5" />
          </svg>
          <span dir="auto">{success}</span>
        </LineText>
      )}
    </Line>
  );
}
