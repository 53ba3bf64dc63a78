import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useRunningOrder } from '../hooks/index.ts';
import { createTestHost } from '../../../ui/src/conformance/testHost.ts';

const { render, find, append } = createTestHost();

const addresses = ['/a', '/b', '/c', '/d'];
const gone = vi.fn();

interface TalkProps {
  readonly list?: readonly string[];
  /** Whether a page arrives as soon as it's requested. */
  readonly isQuick?: boolean;
}
function Talk({ list = addresses, isQuick = true }: TalkProps) {
  const [current, setCurrent] = useState('/a');
  const { next, shown } = useRunningOrder({
    addresses: list,
    current,
    onGo: (address) => {
      gone(address);
      if (isQuick) setCurrent(address);
    },
  });
  return (
    <>
      <output>{`${current} ${next ?? 'end'} ${shown ?? 'page'}`}</output>
      <input />
      <div contentEditable suppressContentEditableWarning>
        <b>Text</b>
      </div>
      <ul role="menu">
        <li role="menuitem" tabIndex={-1} />
      </ul>
      <div role="dialog">
        <p />
      </div>
      <button type="button" />
    </>
  );
}
const shown = () => find('output').textContent;
const press = async (key: string, init: KeyboardEventInit = {}, target = 'output') => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  await act(() => find(target).dispatchEvent(event));
  return event;
};

beforeEach(() => {
  gone.mockClear();
});

test('follows the given order, and stops at its ends', async () => {
  await render(<Talk />);
  expect(shown()).toBe('/a /b page');
  for (const key of ['PageUp', 'PageDown', 'n', 'ArrowRight', 'PageDown', 'p']) await press(key);
  expect(gone.mock.calls.flat()).toEqual(['/b', '/c', '/d', '/c']);
  await press('End');
  expect(shown()).toBe('/d end page');
  await press('Home');
  expect(shown()).toBe('/a /b page');
});

test('moves once while a key is held down, and does not scroll the page', async () => {
  await render(<Talk />);
  const events = [
    await press('PageDown'),
    await press('PageDown', { repeat: true }),
    await press('PageDown', { repeat: true }),
  ];
  expect(gone).toHaveBeenCalledExactlyOnceWith('/b');
  expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true, true]);
});

test('moves two pages on two presses while the first page is still loading', async () => {
  await render(<Talk isQuick={false} />);
  await press('PageDown');
  await press('PageDown');
  expect(gone.mock.calls.flat()).toEqual(['/b', '/c']);
});

test('gets past an address that occurs twice', async () => {
  await render(<Talk list={['/a', '/b', '/a', '/c']} />);
  for (let count = 0; count < 3; count += 1) await press('PageDown');
  expect(gone.mock.calls.flat()).toEqual(['/b', '/a', '/c']);
});

test.each(['input', 'b', '[role="menuitem"]', '[role="dialog"] p'])(
  'leaves the keys to %s',
  async (target) => {
    await render(<Talk />);
    const { defaultPrevented } = await press('PageDown', {}, target);
    expect(defaultPrevented).toBe(false);
    expect(gone).not.toHaveBeenCalled();
  },
);

test('leaves letters to a field in an open shadow root (D8)', async () => {
  await render(<Talk />);
  const place = document.createElement('div');
  append(place);
  const field = document.createElement('input');
  place.attachShadow({ mode: 'open' }).append(field);
  const event = new KeyboardEvent('keydown', { key: 'n', bubbles: true, composed: true });
  await act(() => field.dispatchEvent(event));
  expect(gone).not.toHaveBeenCalled();
});

test('leaves the keys to an open dialog, wherever the focus is', async () => {
  await render(<Talk />);
  const dialog = document.createElement('dialog');
  append(dialog);
  dialog.showModal();
  await press('PageDown');
  expect(gone).not.toHaveBeenCalled();
  dialog.close();
  await press('PageDown');
  expect(gone).toHaveBeenCalledOnce();
  dialog.remove();
});

test('ignores keys that are handled elsewhere, or part of a shortcut or of typing', async () => {
  await render(<Talk />);
  await press('n', { isComposing: true });
  await press('n', { ctrlKey: true });
  find('button').addEventListener('keydown', (event) => {
    event.preventDefault();
  });
  await press('n', {}, 'button');
  expect(gone).not.toHaveBeenCalled();
});

test('does nothing without addresses', async () => {
  await render(<Talk list={[]} />);
  const events = await Promise.all(['PageDown', 'b', '?'].map((key) => press(key)));
  expect(events.some(({ defaultPrevented }) => defaultPrevented)).toBe(false);
  expect(shown()).toBe('/a end page');
});

test('requests a black screen and the list of keys', async () => {
  await render(<Talk />);
  await press('b');
  expect(shown()).toBe('/a /b blank');
  await press('?');
  expect(shown()).toBe('/a /b keys');
});

test('turns full screen on and off, and survives a refusal', async () => {
  const request = vi.spyOn(document.documentElement, 'requestFullscreen');
  request.mockRejectedValue(new TypeError('No'));
  const exit = vi.spyOn(document, 'exitFullscreen').mockResolvedValue();
  await render(<Talk />);
  await press('f');
  expect(request).toHaveBeenCalledOnce();
  vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(document.body);
  await press('f');
  expect(exit).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledOnce();
});
