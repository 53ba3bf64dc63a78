import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextIdleTime,
  secondsLeft,
  startIdleTime,
  type IdleEvent,
  type IdleTime,
  type Place,
} from './idleTime.ts';

const second = 1000;
const minute = 60 * second;
const limits = { idle: 60 * second, warning: 15 * second };
const tick = { type: 'tick', isBusy: false, isFrameFocused: false } as const;
const key: IdleEvent = { type: 'input', place: undefined };
const press = (x: number, y = 100): IdleEvent => ({ type: 'input', place: { x, y } });

/** A kiosk with a manual clock, which ticks four times a second. */
function createStand(initial = 0) {
  let now = initial;
  let state = startIdleTime(now);
  const send = (event: IdleEvent) => {
    state = nextIdleTime(state, event, now, limits);
    return state.phase;
  };
  /** Lets time pass, sending an event at every tick. */
  const pass = (milliseconds: number, event: IdleEvent = tick) => {
    for (const end = now + milliseconds; now < end;) {
      now = Math.min(now + 250, end);
      send(event);
    }
    return state.phase;
  };
  /** Lets the clock jump, while nothing runs. */
  const jump = (milliseconds: number) => {
    now += milliseconds;
  };
  return { send, pass, jump, left: () => secondsLeft(state, limits), state: () => state };
}

/** The time in milliseconds until it's idle, with regular presses. */
function timeUntilIdle(places: readonly Place[], every: number): number {
  const stand = createStand();
  for (let passed = 0; passed < 60 * minute; passed += every) {
    const place = places[(passed / every) % places.length];
    if (stand.state().phase === 'idle') return passed;
    stand.send({ type: 'input', place });
    stand.pass(every);
  }
  return Infinity;
}

describe('without input', () => {
  it('warns when the time is up, counts down and becomes idle', () => {
    const stand = createStand();
    expect(stand.pass(limits.idle - 1)).toBe('active');
    expect(stand.left()).toBe(15);
    expect(stand.pass(1)).toBe('warning');
    expect(stand.left()).toBe(15);
    expect(stand.pass(5 * second)).toBe('warning');
    expect(stand.left()).toBe(10);
    expect(stand.pass(10 * second - 1)).toBe('warning');
    expect(stand.left()).toBe(1);
    expect(stand.pass(1)).toBe('idle');
    expect(stand.left()).toBe(0);
    expect(stand.pass(24 * 60 * minute)).toBe('idle');
  });

  it('shows every second of the countdown', () => {
    const stand = createStand();
    stand.pass(limits.idle);
    const seen = new Set<number>();
    for (let passed = 0; passed < minute; passed += 250) {
      if (stand.pass(250) === 'warning') seen.add(stand.left());
    }
    expect([...seen]).toEqual(Array.from({ length: 15 }, (_, index) => 15 - index));
  });
});

describe('input', () => {
  it('restarts the timer, answers the warning and ends the idle state', () => {
    const stand = createStand();
    stand.pass(limits.idle - second);
    expect(stand.send(key)).toBe('active');
    expect(stand.pass(limits.idle - second)).toBe('active');
    expect(stand.pass(second)).toBe('warning');
    expect(stand.send(press(10))).toBe('active');
    stand.pass(limits.idle + limits.warning);
    expect(stand.send(key)).toBe('active');
    expect(stand.pass(limits.idle - second)).toBe('active');
  });

  it('answers the warning even at the spot of the last press', () => {
    const stand = createStand();
    stand.send(press(10));
    for (let time = 0; time < 20 * minute; time += limits.idle + second) {
      expect(stand.pass(limits.idle + second)).toBe('warning');
      expect(stand.send(press(10))).toBe('active');
    }
  });

  it('keeps a kiosk active as long as somebody is there', () => {
    const inputs = fc.array(
      fc.record({
        wait: fc.integer({ min: 1, max: limits.idle - 250 }),
        // A real visitor presses in different places.
        x: fc.integer({ min: 0, max: 4000 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(inputs, (list) => {
        const stand = createStand();
        for (const [index, { wait, x }] of list.entries()) {
          expect(stand.pass(wait)).toBe('active');
          expect(stand.send(index % 2 === 0 ? key : press(x))).toBe('active');
        }
      }),
      { numRuns: 50 },
    );
  });

  it('counts when the button in the warning is pressed', () => {
    const stand = createStand();
    stand.pass(limits.idle + second);
    expect(stand.send({ type: 'stay' })).toBe('active');
  });
});

describe('phantom touches (S3)', () => {
  it.each([250, 1000, 7000])(
    'keep the kiosk active for at most five minutes, every %d ms',
    (every) => {
      const longest = 5 * minute + limits.idle + limits.warning + 2 * every;
      expect(timeUntilIdle([{ x: 500, y: 300 }], every)).toBeLessThanOrEqual(longest);
      expect(timeUntilIdle([{ x: 500, y: 300 }], every)).toBeGreaterThan(5 * minute);
    },
  );

  it('keep it active for at most five minutes at any rhythm, even if they tremble or hit several spots', () => {
    const spot = fc.record({ x: fc.integer({ max: 60, min: 0 }), y: fc.constant(0) });
    const presses = fc.record({
      every: fc.integer({ min: 100, max: limits.idle - 1 }),
      spots: fc.uniqueArray(spot, { minLength: 1, maxLength: 3, selector: ({ x }) => x }),
      tremble: fc.integer({ min: 0, max: 10 }),
    });
    fc.assert(
      fc.property(presses, ({ every, spots, tremble }) => {
        const places = spots.flatMap(({ x, y }) => [
          { x: x * 100, y },
          { x: x * 100 + tremble, y: y + tremble },
        ]);
        const longest = 5 * minute + limits.idle + limits.warning + 8 * every;
        expect(timeUntilIdle(places, every)).toBeLessThanOrEqual(longest);
      }),
      { numRuns: 25 },
    );
  });

  it('neither answer the warning, even on its button, nor end the idle state', () => {
    const stand = createStand();
    for (let passed = 0; passed < 20 * minute; passed += second) {
      stand.send(press(500));
      stand.send({ type: 'stay' });
      stand.pass(second);
    }
    expect(stand.state().phase).toBe('idle');
  });

  it('are forgotten after many presses elsewhere, so no spot is kept for days', () => {
    const stand = createStand();
    for (let passed = 0; passed <= 6 * minute; passed += second) {
      stand.send(press(500));
      stand.pass(second);
    }
    expect(stand.state().isDoubted).toBe(true);
    for (let place = 0; place < 20; place += 1) {
      stand.send(press(1000 + 100 * place));
      stand.pass(second);
    }
    expect(stand.state().spots.length).toBeLessThanOrEqual(16);
    stand.send(press(500));
    expect(stand.state().isDoubted).toBe(false);
  });

  it('stay ignored while people press elsewhere, until they pause for five minutes', () => {
    const stand = createStand();
    const pressElsewhere = (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += limits.idle / 2) {
        stand.send(press(1000 + (passed / limits.idle) * 200));
        stand.pass(limits.idle / 2);
      }
      stand.send(press(500));
      return stand.state().isDoubted;
    };
    stand.send(press(500));
    expect(pressElsewhere(4 * minute)).toBe(false);
    expect(pressElsewhere(4 * minute)).toBe(true);
    expect(pressElsewhere(5 * minute)).toBe(false);
  });

  it('do not stop a visitor from answering', () => {
    const stand = createStand();
    const pressUntil = (phase: IdleTime['phase']) => {
      for (let passed = 0; passed < 20 * minute; passed += second) {
        if (stand.state().phase === phase) return;
        stand.send(press(500));
        stand.pass(second);
      }
      throw new Error(`It is never ${phase}.`);
    };
    pressUntil('warning');
    expect(stand.send(press(500))).toBe('warning');
    expect(stand.send(press(900))).toBe('active');
    pressUntil('idle');
    expect(stand.send(key)).toBe('active');
  });
});

describe('a focused frame', () => {
  const inFrame = { ...tick, isFrameFocused: true };

  it('counts as activity for five minutes', () => {
    const stand = createStand();
    expect(stand.pass(5 * minute + limits.idle - second, inFrame)).toBe('active');
    expect(stand.pass(2 * second, inFrame)).toBe('warning');
    expect(stand.pass(limits.warning, inFrame)).toBe('idle');
  });

  it('does not answer the warning', () => {
    const stand = createStand();
    stand.pass(limits.idle);
    expect(stand.pass(second, inFrame)).toBe('warning');
  });

  it('counts for another five minutes after somebody has answered and continued', () => {
    const stand = createStand();
    stand.pass(5 * minute + limits.idle + second, inFrame);
    stand.pass(second);
    stand.send(key);
    expect(stand.pass(5 * minute + limits.idle - second, inFrame)).toBe('active');
  });
});

describe('activity without input', () => {
  const busy = { ...tick, isBusy: true };

  it('stops the timer, which restarts when the activity ends', () => {
    const stand = createStand();
    expect(stand.pass(60 * minute, busy)).toBe('active');
    expect(stand.pass(limits.idle - second)).toBe('active');
    expect(stand.pass(2 * second)).toBe('warning');
  });

  it('does not end the idle state', () => {
    const stand = createStand();
    stand.pass(limits.idle + limits.warning + second);
    expect(stand.pass(minute, busy)).toBe('idle');
  });
});

describe('a clock', () => {
  it('that goes back neither adds nor removes time', () => {
    const stand = createStand(10 * 60 * minute);
    stand.pass(30 * second);
    stand.jump(-5 * 60 * minute);
    expect(stand.pass(29 * second)).toBe('active');
    expect(stand.pass(2 * second)).toBe('warning');
  });

  it('that jumps ahead after sleep leads to the warning before a reset (S1)', () => {
    const stand = createStand();
    stand.jump(8 * 60 * minute);
    expect(stand.send(tick)).toBe('warning');
    expect(stand.left()).toBe(15);
    expect(stand.pass(limits.warning)).toBe('idle');
  });

  it('that jumps ahead during the warning ends it', () => {
    const stand = createStand();
    stand.pass(limits.idle + second);
    stand.jump(8 * 60 * minute);
    expect(stand.send(tick)).toBe('idle');
  });

  it('that ticks once a minute in a hidden tab still counts (S1)', () => {
    const stand = createStand();
    const phases = [1, 2, 3].map(() => {
      stand.jump(minute);
      return stand.send(tick);
    });
    expect(phases).toEqual(['warning', 'idle', 'idle']);
  });

  it('that has slept does not treat the press that wakes it as an answer', () => {
    const stand = createStand();
    stand.jump(8 * 60 * minute);
    expect(stand.send(press(10))).toBe('warning');
    expect(stand.send(press(10))).toBe('active');
    stand.pass(limits.idle);
    stand.jump(8 * 60 * minute);
    expect(stand.send(press(10))).toBe('idle');
  });
});

it('whatever happens, phases keep their order, and the seconds stay within the warning', () => {
  const events = fc.array(
    fc.record({
      jump: fc.integer({ min: -minute, max: 3 * minute }),
      event: fc.oneof(
        fc.constant<IdleEvent>(key),
        fc.constant<IdleEvent>({ type: 'stay' }),
        fc.integer({ min: 0, max: 500 }).map((x) => press(x)),
        fc.record({
          type: fc.constant('tick' as const),
          isBusy: fc.boolean(),
          isFrameFocused: fc.boolean(),
        }),
      ),
    }),
    { maxLength: 100 },
  );
  const after: Readonly<Record<IdleTime['phase'], readonly IdleTime['phase'][]>> = {
    active: ['active', 'warning'],
    warning: ['warning', 'active', 'idle'],
    idle: ['idle', 'active'],
  };
  fc.assert(
    fc.property(events, (list) => {
      const stand = createStand();
      for (const { jump, event } of list) {
        const { phase } = stand.state();
        stand.jump(jump);
        expect(after[phase]).toContain(stand.send(event));
        expect(stand.left()).toBeGreaterThanOrEqual(0);
        expect(stand.left()).toBeLessThanOrEqual(15);
        expect(stand.state().spots.length).toBeLessThanOrEqual(16);
      }
    }),
  );
});
