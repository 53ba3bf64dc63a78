import { type DialogProps, type LocalizedText, textIn, useShowcase } from '@showcase/ui';
import { inLanguage, localizedText, useMessagesIn, useReadingOrder } from '@showcase/ui/internal';
import { runningOrderKeys, type RunningOrderCommand } from '../hooks/runningOrder.ts';
import { keyCapOf } from './keyCaps.ts';
import {
  keyboardShortcutsDialogMessages,
  type KeyboardShortcutsDialogMessages,
} from './KeyboardShortcutsDialog.messages.ts';
import { Action, Hidden, Key, Keys, List, Root, Row } from './KeyboardShortcutsDialog.styles.ts';

/** Keys with the same action, and that action. */
interface KeyboardShortcut {
  /** The keys, as named by `KeyboardEvent.key`: 'PageDown', 'n', '?'. */
  readonly keys: readonly string[];
  /** The action of the keys, in a few words. */
  readonly action: LocalizedText | string;
}

export interface KeyboardShortcutsDialogProps extends Omit<
  DialogProps,
  'title' | 'placement' | 'size' | 'children'
> {
  /** Specifies the entries. @default the keys of `useRunningOrder` */
  readonly entries?: readonly KeyboardShortcut[] | undefined;
}

const commands = Object.keys(runningOrderKeys) as readonly RunningOrderCommand[];

/** A dialog that lists the keys of a clicker or a keyboard, and what each does, in both languages. */
export function KeyboardShortcutsDialog({ entries, ...dialog }: KeyboardShortcutsDialogProps) {
  const messagesIn = useMessagesIn('KeyboardShortcutsDialog', keyboardShortcutsDialogMessages);
  const order = useReadingOrder();
  const inBoth = (key: keyof KeyboardShortcutsDialogMessages) =>
    localizedText(order, (language) => messagesIn(language)[key]);
  const shown =
    entries ??
    commands.map((command) => ({ keys: runningOrderKeys[command], action: inBoth(command) }));

  return (
    <Root {...dialog} size="medium" title={inBoth('title')}>
      <List>
        {shown.map(({ keys, action }) => (
          <Row key={keys.join(' ')}>
            <Keys>
              {keys.map((key) => (
                <KeyCap key={key} of={key} messagesIn={messagesIn} />
              ))}
            </Keys>
            <KeyAction action={action} />
          </Row>
        ))}
      </List>
    </Root>
  );
}

function KeyAction({ action }: Pick<KeyboardShortcut, 'action'>) {
  const order = useReadingOrder(action);
  return (
    <Action>
      {order.map((language) => (
        <span key={language} {...inLanguage(language)}>
          {textIn(action, language)}
        </span>
      ))}
    </Action>
  );
}

interface KeyCapProps {
  readonly of: string;
  readonly messagesIn: (language: string) => KeyboardShortcutsDialogMessages;
}

/** A key. Key names are English in both languages; symbols have a name for screen readers. */
function KeyCap({ of, messagesIn }: KeyCapProps) {
  const { language } = useShowcase();
  const { sign, name } = keyCapOf(of);
  if (!name) return <Key {...inLanguage('en')}>{sign}</Key>;
  return (
    <Key>
      <bdi aria-hidden="true">{sign}</bdi>
      <Hidden>{messagesIn(language)[name]}</Hidden>
    </Key>
  );
}
