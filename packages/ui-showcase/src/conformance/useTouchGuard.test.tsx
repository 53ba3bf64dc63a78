import { expect, test } from 'vitest';
import { useTouchGuard } from '../hooks/index.ts';
import { createTestHost } from '../../../ui/src/conformance/testHost.ts';

const { render, find } = createTestHost();

function Stand({ isOn }: { readonly isOn?: boolean }) {
  useTouchGuard(isOn);
  return (
    <>
      <button type="button">Press</button>
      <p>Read</p>
    </>
  );
}

/** Whether a gesture keeps its default action. */
const isFree = (type: string, target: EventTarget) =>
  target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
const textOf = (selector: string) => find(selector).firstChild ?? find(selector);
const { style } = document.documentElement;

test('blocks the context menu, dragging, selecting controls and swipes', async () => {
  await render(<Stand />);
  expect(isFree('contextmenu', find('p'))).toBe(false);
  expect(isFree('dragstart', find('button'))).toBe(false);
  expect(isFree('selectstart', textOf('button'))).toBe(false);
  expect(style.overscrollBehavior).toBe('none');
});

test('does not block selecting text or zooming', async () => {
  await render(<Stand />);
  expect(isFree('selectstart', textOf('p'))).toBe(true);
  expect(isFree('gesturestart', find('p'))).toBe(true);
  expect(style.touchAction).toBe('');
});

test.each([false, undefined])('restores everything when its value becomes %s', async (isOn) => {
  style.overscrollBehavior = 'contain';
  await render(<Stand />);
  await render(isOn === false ? <Stand isOn={false} /> : null);
  expect(style.overscrollBehavior).toBe('contain');
  style.overscrollBehavior = '';
  expect(isFree('contextmenu', document.body)).toBe(true);
  expect(isFree('selectstart', document.body)).toBe(true);
});
