import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useWakeLock } from '../hooks/index.ts';
import { createTestHost } from '../../../ui/src/conformance/testHost.ts';

const { render } = createTestHost();

function Awake({ isOn }: { readonly isOn?: boolean }) {
  useWakeLock(isOn);
  return null;
}
const release = vi.fn(() => Promise.resolve());
const newLock = () => Object.assign(new EventTarget(), { release }) as unknown as WakeLockSentinel;
const lock = newLock();
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
const setHidden = async (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });
};

beforeEach(() => {
  release.mockClear();
});

test('requests the lock again when the tab returns, and releases it on unmount', async () => {
  const request = vi.spyOn(navigator.wakeLock, 'request').mockResolvedValue(lock);
  await render(<Awake />);
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  await setHidden(true);
  expect(request).toHaveBeenCalledOnce();
  await setHidden(false);
  expect(request).toHaveBeenCalledTimes(2);
  expect(release).toHaveBeenCalledOnce();
  await render(null);
  expect(release).toHaveBeenCalledTimes(2);
  await setHidden(false);
  expect(request).toHaveBeenCalledTimes(2);
});

test('requests the lock only when wanted', async () => {
  const request = vi.spyOn(navigator.wakeLock, 'request').mockResolvedValue(lock);
  await render(<Awake isOn={false} />);
  expect(request).not.toHaveBeenCalled();
  await render(<Awake isOn />);
  expect(request).toHaveBeenCalledOnce();
  await render(<Awake isOn={false} />);
  expect(release).toHaveBeenCalledOnce();
});

test('S12: requests a lock again that the browser has released, until it is unmounted', async () => {
  const locks: WakeLockSentinel[] = [];
  const request = vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async () => {
    const granted = newLock();
    locks.push(granted);
    return granted;
  });
  vi.useFakeTimers();
  await render(<Awake />);
  await pass(0);
  locks[0]?.dispatchEvent(new Event('release'));
  await pass(1100);
  expect(request).toHaveBeenCalledTimes(2);
  locks[1]?.dispatchEvent(new Event('release'));
  await pass(1100);
  expect(request).toHaveBeenCalledTimes(2);
  await pass(1000);
  expect(request).toHaveBeenCalledTimes(3);
  locks[2]?.dispatchEvent(new Event('release'));
  await render(null);
  await pass(60_000);
  expect(request).toHaveBeenCalledTimes(3);
});

test('S12: requests a refused lock again, at most every 30 s in the end', async () => {
  const request = vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new DOMException('No'));
  vi.useFakeTimers();
  await render(<Awake />);
  await pass(3500);
  expect(request).toHaveBeenCalledTimes(3);
  await pass(60_000);
  request.mockClear();
  await pass(120_000);
  expect(request).toHaveBeenCalledTimes(4);
  request.mockResolvedValue(lock);
  await pass(30_000);
  request.mockClear();
  await pass(120_000);
  expect(request).not.toHaveBeenCalled();
});

test('survives a refusal', async () => {
  vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new DOMException('No'));
  const unhandled = vi.fn();
  addEventListener('unhandledrejection', unhandled);
  await render(<Awake />);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  removeEventListener('unhandledrejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
