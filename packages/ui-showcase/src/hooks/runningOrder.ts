/** A presenter's commands and their keys, as named by `KeyboardEvent.key`. */
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

/** The positions of the letters on a keyboard for another script, such as Arabic. */
const keysByCode: Readonly<Record<string, string>> = {
  KeyN: 'n',
  KeyP: 'p',
  KeyB: 'b',
  KeyF: 'f',
  Period: '.',
  Slash: '?',
};

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** The command of a key; undefined if it has none, or if Ctrl, Alt or Meta is pressed too. */
export function commandOf({ key, code, ctrlKey, altKey, metaKey }: Key) {
  if (ctrlKey || altKey || metaKey) return undefined;
  const isOtherScript = /^[^\0-\x7f]/.test(key);
  const pressed = (isOtherScript ? (keysByCode[code] ?? key) : key).toLowerCase();
  return commands.find((command) =>
    runningOrderKeys[command].some((known) => known.toLowerCase() === pressed),
  );
}

/** The last step. It distinguishes addresses that occur twice, and counts before its page has arrived. */
export interface Step {
  /** The index of the address that the step leads to. */
  readonly index: number;
  /** Whether its page hasn't arrived yet. */
  readonly isOnItsWay: boolean;
}

/** The current place in a running order: the index of an address, or -1 if the order doesn't include it. */
export function placeIn(addresses: readonly string[], current: string, step?: Step): number {
  if (step && (step.isOnItsWay || isSame(addresses[step.index], current))) return step.index;
  return addresses.findIndex((address) => isSame(address, current));
}

/**
 * The index that a command leads to. From outside the order, 'next' leads to the first address and 'previous' leads
 * nowhere.
 *
 * @param place The result of `placeIn`.
 * @returns Undefined if the command leads nowhere: at the ends, and for commands that don't move.
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

/** Whether two addresses lead to the same page, however their letters are encoded and with or without a final slash. */
function isSame(one: string | undefined, other: string): boolean {
  return one !== undefined && normalized(one) === normalized(other);
}

function normalized(address: string): string {
  const url = URL.parse(address, 'http://any');
  if (!url) return address;
  url.pathname = url.pathname.replace(/(?<=.)\/$/, '');
  return url.href;
}
