import type { ContactFormMessages } from './ContactForm.messages.ts';
import { LocalText } from '../i18n/BilingualText.tsx';
import { Icon } from '../icon/Icon.tsx';
import { errorIcon, successIcon } from '../icon/icons.ts';
import { Line, LineText } from './StatusLine.styles.ts';
import { errorText } from './fields.ts';
import type { ContactStatus } from './useContactForm.ts';

interface StatusLineProps {
  readonly id: string;
  readonly status: ContactStatus;
  readonly texts: ContactFormMessages;
}

/** The result of the request: an alert if it failed, a status if it succeeded, otherwise empty. */
export function StatusLine({ id, status, texts }: StatusLineProps) {
  const { kind } = status;
  const isError = kind === 'error';
  return (
    <Line id={id} role={isError ? 'alert' : 'status'}>
      {(isError || kind === 'success') && (
        <LineText data-tone={kind}>
          <Icon shape={isError ? errorIcon : successIcon} />
          <span dir="auto">
            <LocalText text={isError ? errorText(status.message, texts) : texts.success} />
          </span>
        </LineText>
      )}
    </Line>
  );
}
