import { expect, test, vi } from 'vitest';
import { QrCode } from '../QrCode/index.ts';
import { createTestHost } from './testHost.ts';

// The host is gone: nothing else can be fetched.
vi.mock('../QrCode/QrDrawing.tsx', () => {
  throw new Error('Failed to fetch');
});

const { render, find } = createTestHost();

test('a QR code that cannot load keeps its address, and its caption says so', async () => {
  await render(
    <QrCode
      value="https://example.com/a"
      caption={{ en: 'Scan to open', ar: 'امسح الرمز للفتح' }}
    />,
  );
  await vi.waitFor(() => {
    expect(find('figcaption').textContent).toBe(
      'The QR code could not be loaded. تعذّر تحميل رمز الاستجابة السريعة.',
    );
  });
  expect(find('a').textContent).toBe('example.com/a');
  expect(() => find('svg')).toThrow('There is no svg.');
});
