/// <reference types="vite/client" />
import { act, cloneElement, createRef, StrictMode, type ReactElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { ShowcaseProvider } from '../ShowcaseProvider/index.ts';
import { themes } from '../theme/themes.ts';
import { cases, fields, withoutRoot } from './cases.tsx';
import { combinations } from './scenarios.tsx';
import { addStyle } from './textContrast.ts';

const modules = import.meta.glob<Record<string, unknown>>('../[A-Z]*/index.ts', { eager: true });
const exported = Object.values(modules).flatMap((module) => Object.entries(module));
const components = exported.flatMap(([name, value]) => (isComponent(name, value) ? name : []));
const withRoot = Object.entries(cases).filter(([name]) => !withoutRoot.has(name));

let host: HTMLElement;
let roots: Root[] = [];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  host = document.createElement('div');
  document.body.append(host);
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(async () => {
  await act(() => {
    for (const root of roots) root.unmount();
  });
  roots = [];
  const left = host.innerHTML;
  host.remove();
  expect(left).toBe('');
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('every exported component has an example in its folder', () => {
  expect(Object.keys(cases).sort()).toEqual([...new Set(components)].sort());
});

describe.each(withRoot)('%s', (name, element) => {
  test('forwards className to its root; a ref and other props too, or to its input', async () => {
    const ref = createRef<HTMLElement>();
    await mount(withProps(element, { ...marks, ref }));
    const root = rootOf(host);
    expect(root.classList).toContain('given');
    const target = fields.has(name) ? inputOf(root) : root;
    expect(ref.current).toBe(target);
    expectMarks(target);
    await act(() => {
      roots[0]?.render(null);
    });
    expect(ref.current).toBeNull();
  });

  test('keeps its own classes when given a className', async () => {
    await mount(element);
    const own = [...rootOf(host).classList];
    await act(() => {
      roots[0]?.render(withProps(element, { className: 'given' }));
    });
    expect([...rootOf(host).classList].sort()).toEqual([...own, 'given'].sort());
  });

  test('gives way to any class of an app', async () => {
    const removeStyle = addStyle('.given { padding: 41px; color: #010203; letter-spacing: 9px }');
    await mount(withProps(element, { className: 'given' }));
    const { paddingBlockStart, color, letterSpacing } = getComputedStyle(rootOf(host));
    removeStyle();
    expect({ paddingBlockStart, color, letterSpacing }).toEqual({
      paddingBlockStart: '41px',
      color: 'rgb(1, 2, 3)',
      letterSpacing: '9px',
    });
  });

  test('calls the handlers of its root', async () => {
    const handlers = Object.fromEntries(handled.map(([name]) => [name, vi.fn()]));
    await mount(withProps(element, handlers));
    const root = fields.has(name) ? inputOf(rootOf(host)) : rootOf(host);
    host.addEventListener('click', stayHere);
    for (const [name, type] of handled) {
      if (type === 'cancel' && !(root instanceof HTMLDialogElement)) continue;
      const event = new Event(type, { bubbles: true, cancelable: true });
      await act(() => root.dispatchEvent(event));
      expect(handlers[name], name).toHaveBeenCalled();
    }
  });

  test('uses the direction and theme of the nearest provider', async () => {
    await mount(
      <ShowcaseProvider language="en" theme="porcelain">
        <ShowcaseProvider language="ar" theme="dusk">
          {withProps(element, { 'data-mark': 'inner' })}
        </ShowcaseProvider>
        {withProps(element, { 'data-mark': 'outer' })}
      </ShowcaseProvider>,
    );
    expect(look('inner')).toEqual({ direction: 'rtl', accent: themes.dusk.colors.accent });
    expect(look('outer')).toEqual({ direction: 'ltr', accent: themes.porcelain.colors.accent });
  });
});

test.each(Object.entries(cases))('%s mounts twice in StrictMode', async (_name, element) => {
  await mount(<StrictMode>{element}</StrictMode>);
  const first = host.innerHTML;
  await act(() => {
    roots[0]?.unmount();
  });
  roots = [];
  expect(host.innerHTML).toBe('');
  await mount(<StrictMode>{element}</StrictMode>);
  expect(withoutIds(host.innerHTML)).toBe(withoutIds(first));
});

test.each(combinations)('%s hydrates what the server rendered', async (key, element) => {
  const html = inject('serverHtml')[key];
  expect(html).toBeTruthy();
  // Without a head, the server writes the document title next to the root.
  host.innerHTML = (html ?? '').replace(/<title>.*?<\/title>/, '');
  const first = host.firstElementChild;
  const onRecoverableError = vi.fn();
  await act(() => {
    roots.push(hydrateRoot(host, element, { onRecoverableError }));
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  // The server's own element was kept, not replaced.
  expect(host.firstElementChild).toBe(first);
});

const marks = {
  className: 'given',
  'data-given': 'data',
  'aria-description': 'described',
};

/** Handlers of the root and the events they receive. */
const handled = [
  ['onPointerDown', 'pointerdown'],
  ['onClick', 'click'],
  ['onKeyDown', 'keydown'],
  ['onFocus', 'focusin'],
  ['onBlur', 'focusout'],
  ['onSubmit', 'submit'],
  ['onReset', 'reset'],
  ['onCancel', 'cancel'],
] as const;

function stayHere(event: Event) {
  event.preventDefault();
}

function expectMarks(root: Element) {
  expect(root.getAttribute('data-given')).toBe('data');
  expect(root.getAttribute('aria-description')).toBe('described');
}

/** What a field sends with a form. */
function inputOf(root: Element): Element {
  const input = root.querySelector('select, textarea, input');
  if (!input) throw new Error('The field has no input.');
  return input;
}

/** React moves a document `<title>` into the head: the remaining element is the root. */
function rootOf(parent: Element): Element {
  expect(parent.children).toHaveLength(1);
  const [root] = parent.children;
  if (!root) throw new Error('Nothing was rendered.');
  return root;
}

async function mount(node: ReactNode) {
  const root = createRoot(host);
  roots.push(root);
  await act(() => {
    root.render(node);
  });
}

function withProps(element: ReactElement, props: object): ReactElement {
  return cloneElement(element, props);
}

function look(mark: string) {
  const element = host.querySelector(`[data-mark="${mark}"]`);
  if (!element) throw new Error(`Nothing has the mark ${mark}.`);
  const style = getComputedStyle(element);
  return {
    direction: style.direction,
    accent: style.getPropertyValue('--showcase-color-accent'),
  };
}

/** Ids differ from mount to mount. */
function withoutIds(html: string): string {
  return html.replaceAll(/_r_[a-z0-9]+_/g, '');
}

function isComponent(name: string, value: unknown): boolean {
  const isError = typeof value === 'function' && value.prototype instanceof Error;
  return /^[A-Z]/.test(name) && typeof value === 'function' && !isError;
}
