import type { Readable, Writable } from 'node:stream';

interface Message {
  readonly method?: string;
  readonly params?: {
    readonly targetId?: string;
    readonly targetInfo?: TargetInfo;
    readonly sessionId?: string;
  };
  /** The session with a page that the message is about. */
  readonly sessionId?: string;
}

interface TargetInfo {
  readonly targetId: string;
  readonly type: string;
  readonly url: string;
}

/** Pages of the browser itself, which its shortcuts open: Ctrl+N, Ctrl+H, Ctrl+J, Ctrl+U, F12; and its help, F1. */
const ownPage = /^(?:chrome|chrome-\w+|devtools|view-source):|^https:\/\/support\.google\.com\//;

/**
 * Watches Chromium's pages through its debugging pipe (the DevTools protocol; each message ends with a NUL character).
 * Closes pages of the browser itself, which would cover the showcase. Calls back when a page has crashed or run out of
 * memory: Chromium then shows a sad face until the page is reloaded. A crashed frame inside a page does not count.
 * Gives each page the function `resetZoom`: a pinch outlives even a reload, and no page can undo it by itself.
 */
export function watchPages(commands: Writable, events: Readable, onCrash: () => void): void {
  const pages = new Set<string>();
  let rest = '';
  events.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) handle(JSON.parse(message) as Message);
  });
  for (const stream of [commands, events]) {
    // The browser has ended, which is reported elsewhere.
    stream.on('error', () => undefined);
  }
  send('Target.setDiscoverTargets', { discover: true });

  function handle({ method = '', params = {}, sessionId }: Message): void {
    const { targetInfo, targetId = '' } = params;
    if (method === 'Target.attachedToTarget') {
      // Enabled, or the function would be gone after a reload.
      send('Runtime.enable', {}, params.sessionId);
      send('Runtime.addBinding', { name: 'resetZoom' }, params.sessionId);
    } else if (method === 'Runtime.bindingCalled') {
      send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 }, sessionId);
    } else if (targetInfo?.type === 'page') {
      if (!pages.has(targetInfo.targetId))
        send('Target.attachToTarget', { targetId: targetInfo.targetId, flatten: true });
      pages.add(targetInfo.targetId);
      if (ownPage.test(targetInfo.url)) {
        send('Target.closeTarget', { targetId: targetInfo.targetId });
      }
    }
    if (method === 'Target.targetDestroyed') pages.delete(targetId);
    if (method === 'Target.targetCrashed' && pages.has(targetId)) onCrash();
  }

  function send(method: string, params: object, sessionId?: string): void {
    commands.write(`${JSON.stringify({ id: 1, method, params, sessionId })}\0`);
  }
}
