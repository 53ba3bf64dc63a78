import { useText } from '../i18n/bilingual.ts';
import { AgainIcon, CheckIcon } from './CheckIcon.tsx';
import type { StatusListMessages } from './StatusList.messages.ts';
import {
  About,
  Action,
  Address,
  Again,
  Finding,
  Found,
  Item,
  Label,
  State,
} from './StatusList.styles.ts';
import type { StatusEntry } from './checks.ts';

interface CheckEntryItemProps {
  readonly id: string;
  readonly entry: StatusEntry;
  readonly onCheck: ((id: string) => void) | undefined;
  readonly texts: StatusListMessages;
}

/** An entry of the list. Its id is the target of a link, so it can take the focus. */
export function CheckEntryItem({ id, entry, onCheck, texts }: CheckEntryItemProps) {
  const { state, address } = entry;
  const label = useText(entry.label);
  const found = useText(entry.found);
  const action = useText(entry.action);
  const isChecking = state === 'checking';
  return (
    <Item id={id} tabIndex={-1} data-state={state}>
      <State>
        <CheckIcon state={state} />
        {texts[state]}
      </State>
      <About>
        <Label id={`${id}-label`}>{label}</Label>
        {address !== undefined && (
          <Address>
            <bdi dir="ltr">{address}</bdi>
          </Address>
        )}
      </About>
      <Finding>
        {found !== undefined && <Found>{found}</Found>}
        {action !== undefined && (
          <Action>
            <b>{texts.action}:</b> {action}
          </Action>
        )}
      </Finding>
      {onCheck && (
        <Again
          type="button"
          id={`${id}-again`}
          aria-label={`${texts.checkAgain}:`}
          aria-labelledby={`${id}-again ${id}-label`}
          title={texts.checkAgain}
          aria-disabled={isChecking}
          onClick={() => {
            if (!isChecking) onCheck(entry.id);
          }}
        >
          <AgainIcon />
        </Again>
      )}
    </Item>
  );
}
