import type { KeyboardShortcutsDialogMessages } from './KeyboardShortcutsDialog.messages.ts';

/** What stands on a key, and what it is called where that is a sign. */
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

/** What stands on a key: letters are capitals there; other keys carry their name. */
export function keyCapOf(key: string): KeyCap {
  return caps[key] ?? { sign: key.length === 1 ? key.toUpperCase() : key };
}
