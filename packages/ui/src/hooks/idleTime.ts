/** `active` is how it begins; `warning` asks whether anybody is there; `idle` means that nobody answered. */
export type IdlePhase = 'active' | 'warning' | 'idle';

/** A place on the screen, in CSS pixels. */
export interface Place {
  /** From the left edge of the window. */
  readonly x: number;
  /** From its top edge. */
  readonly y: number;
}

/** A place that has been pressed: how long ago for the first time without a long pause, and for the last time. */
interface Spot extends Place {
  readonly first: number;
  readonly last: number;
}

/** What is known at one moment. All durations are in milliseconds. */
export interface IdleTime {
  /** What the page does at this moment. */
  readonly phase: IdlePhase;
  /** By the clock, when this was known. */
  readonly now: number;
  /** How long there has been no input that counts. */
  readonly quiet: number;
  /** How long the warning has been shown. */
  readonly warned: number;
  /** How long a frame has had the focus; undefined while none has it. */
  readonly framed: number | undefined;
  readonly spots: readonly Spot[];
  /** Whether the last press did not count. */
  readonly isDoubted: boolean;
}

export type IdleEvent =
  | { readonly type: 'tick'; readonly isBusy: boolean; readonly isFrameFocused: boolean }
  /** A press has a place; keys, the wheel and movements have none. */
  | { readonly type: 'input'; readonly place: Place | undefined }
  /** Somebody says that they are there. */
  | { readonly type: 'stay' };

export interface IdleLimits {
  /** How long without input until the warning, in milliseconds. */
  readonly idle: number;
  /** How long the warning waits for an answer, in milliseconds. */
  readonly warning: number;
}

/**
 * How long what nobody may be behind counts as activity: a focused frame, whose input a page does not hear, and
 * presses on one spot, which wet or damaged glass makes by itself.
 */
const doubtAfter = 5 * 60_000;
/** Presses no further apart than this are on one spot. */
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
 * The state after an event. Pure: the clock is `now`, in milliseconds. A clock that goes back stands still; one that
 * goes far ahead (sleep, a throttled tab) leads to the warning at most, because the warning is always shown in full.
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

/** The seconds that are left to answer the warning. */
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

/** At most one phase further. */
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
  // Nobody had a chance to see the warning, or it ran out: input now does not answer it.
  const isLate = state.phase === 'active' && state.quiet >= limits.idle + limits.warning;
  const isOver = state.phase === 'warning' && state.warned >= limits.warning;
  return isLate || isOver || isDoubted ? inTime(seen, limits) : count(seen);
}

/**
 * When the glass has been quiet as long as `idle`, every spot is new again: whoever is asked may answer where they
 * pressed last.
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
