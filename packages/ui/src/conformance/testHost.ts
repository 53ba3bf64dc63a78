import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { addStyle } from './textContrast.ts';

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
    findAll: (selector: string): readonly HTMLElement[] => [
      ...host.querySelectorAll<HTMLElement>(selector),
    ],
    append: (element: HTMLElement) => {
      host.append(element);
    },
    listen: (type: string, listener: (event: Event) => void) => {
      host.addEventListener(type, listener);
    },
  };
}

/** Loads the fonts and turns off motion for the tests of a file, so everything is in place immediately. */
export function holdStill(): void {
  let resumeMotion: () => void;

  beforeAll(async () => {
    resumeMotion = addStyle(
      '*, *::before, *::after { animation: none !important; transition: none !important; }',
    );
    await document.fonts.load("1em 'Alexandria Variable'", 'aع');
  });

  afterAll(() => {
    resumeMotion();
  });
}
