import type { KeyboardShortcutsDialogMessages } from './KeyboardShortcutsDialog.messages.ts';

/** The label of a key, and its name if the label is a symbol. */
interface KeyCap {
  readonly sign: string;
  readonly name?: keyof KeyboardShortcutsDialogMessages | undefined;
}

const caps: Readonly<Partial<Record<string, KeyCap>>> = {
  ArrowRight: { sign: '→', name: 'arrowRight' },
  ArrowLeft: { sign: '←', name: 'arrowLeft' },
  ArrowUp: { sign: '↑', name: 'arrowUp' },
  ArrowDown: { sign: '↓', name: 'arrowDown' },
  '.': { sign: '.', name: 'fullStop' },
  '?': { sign: '?', name: 'questionMark' },
  ' ': { sign: '␣', name: 'space' },
  PageDown: { sign: 'Page Down' },
  PageUp: { sign: 'Page Up' },
};

/** The label of a key: a capital letter, or the name of the key. */
export function keyCapOf(key: string): KeyCap {
  return caps[key] ?? { sign: key.length === 1 ? key.toUpperCase() : key };
}
