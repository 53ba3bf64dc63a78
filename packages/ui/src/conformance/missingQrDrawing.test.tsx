import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QrCode } from '../QrCode/index.ts';

// The host is gone: nothing else can be fetched.
vi.mock('../QrCode/QrDrawing.tsx', () => {
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

test('a QR code that cannot load keeps its address, and its caption says so', async () => {
  root.render(
    <QrCode
      value="https://example.com/a"
      caption={{ en: 'Scan to open', ar: 'امسح الرمز للفتح' }}
    />,
  );
  await vi.waitFor(() => {
    expect(host.querySelector('figcaption')?.textContent).toBe(
      'The QR code could not be loaded. تعذّر تحميل رمز الاستجابة السريعة.',
    );
  });
  expect(host.querySelector('a')?.textContent).toBe('example.com/a');
  expect(host.querySelector('svg')).toBeNull();
});
