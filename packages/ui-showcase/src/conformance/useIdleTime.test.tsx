import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useIdleTime, type IdleTimeOptions } from '../hooks/index.ts';
import { createTestHost } from '../../../ui/src/conformance/testHost.ts';

const { render, find, listen } = createTestHost();

function Stand(options: Partial<IdleTimeOptions>) {
  const { phase, secondsLeft } = useIdleTime({ idleSeconds: 60, ...options });
  return (
    <>
      <output>{`${phase} ${String(secondsLeft)}`}</output>
      <iframe title="Player" />
      <button type="button" disabled />
    </>
  );
}
const shown = () => find('output').textContent;
const pass = async (seconds: number) => {
  await act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
};
const send = (event: Event, target: EventTarget = find('output')) =>
  act(() => {
    target.dispatchEvent(event);
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] });
});

test('asks, counts down and becomes idle', async () => {
  await render(<Stand />);
  expect(shown()).toBe('active 15');
  await pass(60);
  expect(shown()).toBe('warning 15');
  await pass(5);
  expect(shown()).toBe('warning 10');
  await pass(10);
  expect(shown()).toBe('idle 0');
});

test.each([undefined, 0, NaN, -1])('counts nothing with %s seconds', async (idleSeconds) => {
  await render(<Stand idleSeconds={idleSeconds} />);
  expect(vi.getTimerCount()).toBe(0);
  await pass(3600);
  expect(shown()).toBe('active 15');
});

const touches = (x: number) => [
  new Touch({ identifier: 1, target: document.body, clientX: x, clientY: 0 }),
];
test.each<[string, readonly Event[]]>([
  ['a press', [new MouseEvent('click', { detail: 1, clientX: 5, bubbles: true })]],
  ['a click by keyboard', [new MouseEvent('click', { bubbles: true })]],
  ['a press of another button', [new MouseEvent('auxclick', { bubbles: true })]],
  ['a long press', [new MouseEvent('contextmenu', { bubbles: true })]],
  ['a key', [new KeyboardEvent('keyup', { key: 'x', bubbles: true })]],
  ['the wheel', [new WheelEvent('wheel', { bubbles: true })]],
  ['typing', [new InputEvent('input', { bubbles: true })]],
  [
    'a moved pointer',
    [0, 30].map((clientX) => new PointerEvent('pointermove', { clientX, bubbles: true })),
  ],
  [
    'a finger that scrolls',
    [0, 30].map((x) => new TouchEvent('touchmove', { changedTouches: touches(x), bubbles: true })),
  ],
])('%s answers, even if a handler stops its propagation', async (_name, events) => {
  await render(<Stand />);
  listen(events[0]?.type ?? '', (event) => {
    event.stopPropagation();
  });
  await pass(61);
  expect(shown()).toBe('warning 14');
  for (const event of events) await send(event);
  expect(shown()).toBe('active 15');
});

test.each<[string, Event]>([
  ['a key that is held', new KeyboardEvent('keydown', { key: 'x', repeat: true, bubbles: true })],
  ['F11', new KeyboardEvent('keyup', { key: 'F11', bubbles: true })],
  ['a finger that is laid down', new PointerEvent('pointerdown', { bubbles: true })],
  ['a finger that rests', new PointerEvent('pointermove', { clientX: 3, bubbles: true })],
  ['a scroll by script', new Event('scroll', { bubbles: true })],
])('%s does not answer (S2)', async (_name, event) => {
  await render(<Stand />);
  await pass(61);
  await send(event);
  expect(shown()).toBe('warning 14');
});

test('can start idle, until somebody comes', async () => {
  await render(<Stand startsIdle />);
  expect(shown()).toBe('idle 15');
  await pass(3600);
  expect(shown()).toBe('idle 0');
  await send(new KeyboardEvent('keyup', { key: 'x', bubbles: true }));
  expect(shown()).toBe('active 15');
  await pass(60);
  expect(shown()).toBe('warning 15');
});

test('does not start idle if it counts nothing', async () => {
  await render(<Stand startsIdle idleSeconds={undefined} />);
  expect(shown()).toBe('active 15');
});

test('uses a monotonic clock', async () => {
  await render(<Stand />);
  const before = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(before + 24 * 3600 * 1000);
  await pass(59);
  expect(shown()).toBe('active 15');
  vi.spyOn(Date, 'now').mockReturnValue(0);
  await pass(2);
  expect(shown()).toBe('warning 14');
});

test('treats a focused frame as activity for five minutes', async () => {
  await render(<Stand />);
  find('iframe').focus();
  expect(document.activeElement).toBe(find('iframe'));
  await pass(300 + 59);
  expect(shown()).toBe('active 15');
  await pass(2);
  expect(shown()).toMatch(/^warning/);
});

test('does not count while something is busy', async () => {
  let isBusy = true;
  await render(<Stand isBusy={() => isBusy} />);
  await pass(3600);
  expect(shown()).toBe('active 15');
  isBusy = false;
  await pass(61);
  expect(shown()).toMatch(/^warning/);
});

test('survives storage that throws', async () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  await render(<Stand />);
  await pass(80);
  expect(shown()).toBe('idle 0');
});

test('restarts when the seconds change, and cleans up', async () => {
  await render(<Stand />);
  await pass(50);
  await render(<Stand idleSeconds={30} warningSeconds={5} />);
  await pass(29);
  expect(shown()).toBe('active 5');
  await pass(2);
  expect(shown()).toBe('warning 4');
  await render(<Stand idleSeconds={undefined} />);
  expect(shown()).toBe('active 15');
  expect(vi.getTimerCount()).toBe(0);
});
