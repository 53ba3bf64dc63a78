import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HandOffDialog } from '../HandOffDialog/index.ts';

// The host is gone: nothing else can be fetched.
vi.mock('../../../ui/src/QrCode/QrDrawing.tsx', () => {
  throw new Error('Failed to fetch');
});

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  // A fetch takes its own time, which the test can't control.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
});

test('a dialog without the code component says so, and keeps the address', async () => {
  root.render(
    <HandOffDialog
      open
      onOpenChange={() => undefined}
      title="Trade"
      address="https://example.com/a"
    />,
  );
  await vi.waitFor(() => {
    expect(host.querySelector('[role="status"]')?.textContent).toBe(
      'The QR code could not be loaded. تعذّر تحميل رمز الاستجابة السريعة.',
    );
  });
  expect(host.querySelector('bdi')?.textContent).toBe('example.com/a');
  expect(host.querySelector('svg')).toBeNull();
});
