import getPort from 'get-port';
import { chromium } from 'playwright';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findBrowser } from './findBrowser.ts';
import { startBrowser } from './browser.ts';

// A browser starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('a page of the kiosk can end the zoom of a pinch, also after a reload (S13)', async () => {
  const port = await getPort();
  const page = '<meta name=viewport content=width=device-width><p style=height:4000px>A page';
  const program = await startBrowser(findBrowser(), {
    address: `data:text/html,${page}`,
    extra: ['--headless=new', '--disable-gpu', `--remote-debugging-port=${String(port)}`],
  });
  onTestFinished(() => program.stop());
  const browser = await vi.waitFor(
    () => chromium.connectOverCDP(`http://127.0.0.1:${String(port)}`),
    { timeout: 30_000, interval: 200 },
  );
  const [context] = browser.contexts();
  const [shown] = context?.pages() ?? [];
  if (!context || !shown) throw new Error('The browser shows no page.');
  const devtools = await context.newCDPSession(shown);
  const scale = () => shown.evaluate(() => visualViewport?.scale);
  for (const visit of ['first', 'second']) {
    await devtools.send('Input.synthesizePinchGesture', { x: 200, y: 200, scaleFactor: 3 });
    expect(await scale(), visit).toBeGreaterThan(2);
    await shown.evaluate(() => {
      (window as unknown as { resetZoom: (nothing: string) => void }).resetZoom('');
    });
    await vi.waitFor(async () => {
      expect(await scale(), visit).toBe(1);
    });
    await shown.reload();
  }
});
