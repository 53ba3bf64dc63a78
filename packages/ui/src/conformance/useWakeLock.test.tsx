import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useWakeLock } from '../hooks/index.ts';
import { createTestHost } from './testHost.ts';

const { render } = createTestHost();

function Awake({ isOn }: { readonly isOn?: boolean }) {
  useWakeLock(isOn);
  return null;
}
const release = vi.fn(() => Promise.resolve());
const lock = { release } as unknown as WakeLockSentinel;
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
