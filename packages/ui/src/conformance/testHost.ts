import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

/** Creates an element for each test of a file, renders into it, and removes both after the test. */
export function createTestHost() {
  let host: HTMLElement;
  let root: Root;

  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    host = document.createElement('div');
    document.body.append(host);
    root = createRoot(host);
  });

  afterEach(async () => {
    await act(() => {
      root.unmount();
    });
    host.remove();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  return {
    render: async (node: ReactNode) => {
      await act(() => {
        root.render(node);
      });
    },
    find: (selector: string): HTMLElement => {
      const element = host.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`There is no ${selector}.`);
      return element;
    },
    append: (element: HTMLElement) => {
      host.append(element);
    },
    listen: (type: string, listener: (event: Event) => void) => {
      host.addEventListener(type, listener);
    },
  };
}
