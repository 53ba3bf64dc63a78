/** What a presenter's keys do, and the keys that do it, as `KeyboardEvent.key` names them. */
export const runningOrderKeys = {
  next: ['PageDown', 'ArrowRight', 'n'],
  previous: ['PageUp', 'ArrowLeft', 'p'],
  first: ['Home'],
  last: ['End'],
  blank: ['b', '.'],
  fullScreen: ['f'],
  keys: ['?'],
} as const;

export type RunningOrderCommand = keyof typeof runningOrderKeys;

const commands = Object.keys(runningOrderKeys) as readonly RunningOrderCommand[];

/** Where the letters are on a keyboard that writes another script, such as an Arabic one. */
const keysByCode: Readonly<Record<string, string>> = {
  KeyN: 'n',
  KeyP: 'p',
  KeyB: 'b',
  KeyF: 'f',
  Period: '.',
  Slash: '?',
};

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** The command of a key; undefined where it has none, or is held together with Ctrl, Alt or Meta. */
export function commandOf({ key, code, ctrlKey, altKey, metaKey }: Key) {
  if (ctrlKey || altKey || metaKey) return undefined;
  const isOtherScript = /^[^\0-\x7f]/.test(key);
  const pressed = (isOtherScript ? (keysByCode[code] ?? key) : key).toLowerCase();
  return commands.find((command) =>
    runningOrderKeys[command].some((known) => known.toLowerCase() === pressed),
  );
}

/** The step that was made last. It tells addresses apart that occur twice, and counts before its page is there. */
export interface Step {
  /** The index of the address that the step leads to. */
  readonly index: number;
  /** Whether its page is still to come. */
  readonly isOnItsWay: boolean;
}

/** Where one is in a running order: the index of an address, or -1 where it holds no such address. */
export function placeIn(addresses: readonly string[], current: string, step?: Step): number {
  if (step && (step.isOnItsWay || isSame(addresses[step.index], current))) return step.index;
  return addresses.findIndex((address) => isSame(address, current));
}

/**
 * Where a command leads, as an index. From a place outside of the order the next is the first, and none is before it.
 *
 * @param place As `placeIn` gives it.
 * @returns Undefined where the command leads nowhere: at the ends, and for commands that do not move.
 */
export function indexAfter(
  addresses: readonly string[],
  place: number,
  command: RunningOrderCommand,
): number | undefined {
  const targets: Partial<Record<RunningOrderCommand, number>> = {
    next: place + 1,
    previous: place - 1,
    first: 0,
    last: addresses.length - 1,
  };
  const target = targets[command] ?? -1;
  return target !== place && target in addresses ? target : undefined;
}

/** Whether two addresses lead to one page, however their letters are encoded and with or without a final slash. */
function isSame(one: string | undefined, other: string): boolean {
  return one !== undefined && normalized(one) === normalized(other);
}

function normalized(address: string): string {
  const url = URL.parse(address, 'http://any');
  if (!url) return address;
  url.pathname = url.pathname.replace(/(?<=.)\/$/, '');
  return url.href;
}
