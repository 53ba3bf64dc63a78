import { expect, test, vi } from 'vitest';
import { HandOffDialog } from '../HandOffDialog/index.ts';
import { createTestHost } from '../../../ui/src/conformance/testHost.ts';

// The host is gone: nothing else can be fetched.
vi.mock('../../../ui/src/QrCode/QrDrawing.tsx', () => {
  throw new Error('Failed to fetch');
});

const { render, find } = createTestHost();

test('a dialog without the code component says so, and keeps the address', async () => {
  await render(
    <HandOffDialog
      open
      onOpenChange={() => undefined}
      title="Trade"
      address="https://example.com/a"
    />,
  );
  await vi.waitFor(() => {
    expect(find('[role="status"]').textContent).toBe(
      'The QR code could not be loaded. تعذّر تحميل رمز الاستجابة السريعة.',
    );
  });
  expect(find('bdi').textContent).toBe('example.com/a');
  expect(() => find('svg')).toThrow('There is no svg.');
});
