/** `active` is the initial phase; `warning` asks whether anybody is there; `idle` means that nobody responded. */
export type IdlePhase = 'active' | 'warning' | 'idle';

/** A place on the screen, in CSS pixels. */
export interface Place {
  /** From the left edge of the window. */
  readonly x: number;
  /** From the top edge of the window. */
  readonly y: number;
}

/** A pressed place: the time since its first press without a long pause, and since its last press. */
interface Spot extends Place {
  readonly first: number;
  readonly last: number;
}

/** The state at one moment. All durations are in milliseconds. */
export interface IdleTime {
  /** The current phase. */
  readonly phase: IdlePhase;
  /** The clock time of this state. */
  readonly now: number;
  /** The time since the last input that counts. */
  readonly quiet: number;
  /** The time for which the warning has been shown. */
  readonly warned: number;
  /** The time for which a frame has had the focus; undefined while no frame has it. */
  readonly framed: number | undefined;
  readonly spots: readonly Spot[];
  /** Whether the last press did not count. */
  readonly isDoubted: boolean;
}

export type IdleEvent =
  | { readonly type: 'tick'; readonly isBusy: boolean; readonly isFrameFocused: boolean }
  /** A press has a place; keys, the wheel and movements have none. */
  | { readonly type: 'input'; readonly place: Place | undefined }
  /** Somebody confirms that they are there. */
  | { readonly type: 'stay' };

export interface IdleLimits {
  /** The time without input until the warning, in milliseconds. */
  readonly idle: number;
  /** The time that the warning waits for a response, in milliseconds. */
  readonly warning: number;
}

/**
 * How long doubtful activity counts: a focused frame, whose input the page can't detect, and presses on one spot, which
 * wet or damaged glass can cause.
 */
const doubtAfter = 5 * 60_000;
/** Presses no further apart than this count as one spot. */
const spotSize = 40;
const maxSpots = 16;

export function startIdleTime(now: number, phase: IdlePhase = 'active'): IdleTime {
  return {
    phase,
    now,
    quiet: 0,
    warned: 0,
    framed: undefined,
    spots: [],
    isDoubted: false,
  };
}

/**
 * Returns the state after an event. Pure: the clock is `now`, in milliseconds. A clock that goes back counts as
 * stopped. One that jumps ahead (sleep, a throttled tab) leads to the warning at most, because the warning is always
 * shown in full.
 */
export function nextIdleTime(
  state: IdleTime,
  event: IdleEvent,
  now: number,
  limits: IdleLimits,
): IdleTime {
  const aged = age(state, now);
  switch (event.type) {
    case 'tick':
      return tick(aged, event, limits);
    case 'stay':
      return aged.isDoubted ? inTime(aged, limits) : count(aged);
    case 'input':
      return input(aged, event.place, limits);
  }
}

/** The seconds left to respond to the warning. */
export function secondsLeft({ phase, warned }: IdleTime, { warning }: IdleLimits): number {
  if (phase === 'idle') return 0;
  return Math.ceil(Math.max(0, warning - (phase === 'warning' ? warned : 0)) / 1000);
}

function age(state: IdleTime, now: number): IdleTime {
  const passed = Math.max(0, now - state.now);
  return {
    ...state,
    now,
    quiet: state.quiet + passed,
    warned: state.phase === 'warning' ? state.warned + passed : 0,
    framed: state.framed === undefined ? undefined : state.framed + passed,
    spots: state.spots.map((spot) => ({
      ...spot,
      first: spot.first + passed,
      last: spot.last + passed,
    })),
  };
}

/** Advances by at most one phase. */
function inTime(state: IdleTime, { idle, warning }: IdleLimits): IdleTime {
  if (state.phase === 'active' && state.quiet >= idle) {
    return { ...state, phase: 'warning', warned: 0 };
  }
  if (state.phase === 'warning' && state.warned >= warning) return { ...state, phase: 'idle' };
  return state;
}

function count(state: IdleTime): IdleTime {
  return { ...state, phase: 'active', quiet: 0, warned: 0 };
}

function tick(
  state: IdleTime,
  { isBusy, isFrameFocused }: IdleEvent & { readonly type: 'tick' },
  limits: IdleLimits,
): IdleTime {
  const framed = isFrameFocused ? (state.framed ?? 0) : undefined;
  const isInFrame = state.phase === 'active' && framed !== undefined && framed <= doubtAfter;
  const isUsed = isInFrame || (isBusy && state.phase !== 'idle');
  return inTime({ ...(isUsed ? count(state) : state), framed }, limits);
}

function input(state: IdleTime, place: Place | undefined, limits: IdleLimits): IdleTime {
  const { spots, isDoubted } = press(state.spots, place, limits);
  const seen = { ...state, spots, isDoubted };
  // Nobody had a chance to see the warning, or it ran out: input now doesn't answer it.
  const isLate = state.phase === 'active' && state.quiet >= limits.idle + limits.warning;
  const isOver = state.phase === 'warning' && state.warned >= limits.warning;
  return isLate || isOver || isDoubted ? inTime(seen, limits) : count(seen);
}

/**
 * After a quiet time of `idle`, every spot is new again, so visitors can answer the warning where they last
 * pressed.
 */
function press(spots: readonly Spot[], place: Place | undefined, { idle }: IdleLimits) {
  if (!place) return { spots, isDoubted: false };
  const wasQuiet = spots.every(({ last }) => last >= idle);
  const forgetAfter = Math.max(idle, doubtAfter);
  const pressed = wasQuiet ? [] : spots.filter(({ last }) => last < forgetAfter);
  const known = pressed.find(({ x, y }) => Math.hypot(x - place.x, y - place.y) <= spotSize);
  const spot = { ...(known ?? { ...place, first: 0 }), last: 0 };
  return {
    spots: [...pressed.filter((other) => other !== known), spot].slice(-maxSpots),
    isDoubted: spot.first > doubtAfter,
  };
}
