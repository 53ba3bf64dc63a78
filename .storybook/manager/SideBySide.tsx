/** @jsxRuntime classic -- the manager has its own React, without the automatic runtime */
import * as React from 'react';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { settings } from '../toolbar.globals.ts';
import { surfaceOf, useFit } from './useFit.ts';

interface SideBySideProps {
  readonly children?: React.ReactNode;
  readonly storyId: string;
}

/**
 * Shows the same state in another setting, or another state, next to the preview. Each has its own page, so media
 * queries, dialogs and interactions don't mix. A surface larger than the window is shrunk to fit.
 */
export function SideBySide({ children, storyId }: SideBySideProps) {
  const [globals] = useGlobals();
  const { viewMode, refId } = useStorybookState();
  const isStory = viewMode === 'story';
  const beside = String(globals['beside'] ?? 'nothing');
  const surface = isStory ? surfaceOf(globals['viewport']) : undefined;
  const { ref, scale } = useFit(surface);
  const { id, own } = parseBeside(storyId, beside);
  const state = useStorybookApi().getData(id);
  return (
    // The elements are the same in both cases, because a preview that moves in the tree would reload.
    <div style={{ display: 'flex', inlineSize: '100%', blockSize: '100%' }}>
      {surface && scale < 1 && <style>{shrink(surface, scale)}</style>}
      <div
        ref={ref}
        className="showcase-fit"
        style={{ position: 'relative', flex: '1 1 0', minInlineSize: 0 }}
      >
        {children}
        {surface && (
          <output style={{ position: 'absolute', insetBlockEnd: 8, insetInlineEnd: 12 }}>
            {surface.width} × {surface.height}, shown at {Math.round(scale * 100)} %
          </output>
        )}
      </div>
      {beside !== 'nothing' && isStory && !refId && (
        <div
          style={{
            flex: '1 1 0',
            minInlineSize: 0,
            overflow: 'auto',
            display: 'flex',
            // Aligned with the frame next to it, which has its size above it.
            flexDirection: surface ? 'column' : 'column-reverse',
            borderInlineStart: '1px solid currentcolor',
          }}
        >
          <p style={{ flex: 'none', margin: 0, padding: '0 12px', lineHeight: '41px' }}>
            {[state?.name, ...differing(own, globals)].join(', ')}
          </p>
          <iframe
            title={`${storyId} beside ${beside}`}
            src={addressOf(id, own, globals)}
            style={{
              flex: surface ? 'none' : 1,
              border: 0,
              inlineSize: surface?.width ?? '100%',
              blockSize: surface?.height,
              zoom: surface ? scale : 1,
            }}
          />
        </div>
      )}
    </div>
  );
}

/** The rules that shrink Storybook's frame around a surface, and the space that it occupies. */
function shrink({ width, height }: { width: number; height: number }, scale: number): string {
  const spare = (length: number) => `${String(Math.floor(length * (scale - 1)))}px`;
  return `.showcase-fit [data-scale] {
    transform: scale(${String(scale)});
    transform-origin: 0 0;
    margin-block-end: ${spare(height)};
    margin-inline-end: ${spare(width)};
  }`;
}

type Settings = Readonly<Record<string, unknown>>;

/** The story named in `beside`, or the one that is shown, and the settings named there. */
function parseBeside(shown: string, beside: string) {
  const parts = beside.split(' ');
  const id = parts.find((part) => part.includes('--')) ?? shown;
  const own: Settings = Object.fromEntries(
    parts.filter((part) => part !== id).map((part) => part.split('_') as [string, string]),
  );
  return { id, own };
}

/** The settings that differ from those of the toolbar, in words. */
function differing(own: Settings, globals: Settings): readonly string[] {
  return settings.flatMap((name) =>
    own[name] === undefined || own[name] === String(globals[name])
      ? []
      : `${name}: ${String(own[name])}`,
  );
}

/** The page of a story with its own settings; the others are those of the toolbar. */
function addressOf(id: string, own: Settings, globals: Settings) {
  const chosen = settings.map((name) => `${name}:${String(own[name] ?? globals[name])}`);
  const args =
    own['args'] === undefined
      ? argsNow()
      : decodeURIComponent(String(own['args']).replaceAll(/../g, '%$&'));
  return `iframe.html?${new URLSearchParams({ id, args, viewMode: 'story', globals: chosen.join(';') }).toString()}`;
}

/** The story, its settings and its args, as a value of `beside`. Storybook allows letters, digits, spaces, `-` and `_`. */
export function besideOf(id: string, globals: Settings): string {
  const args = Array.from(new TextEncoder().encode(argsNow()), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return [
    id,
    ...settings.map((name) => `${name}_${String(globals[name])}`),
    `args_${args.join('')}`,
  ].join(' ');
}

/** What was changed by Controls, as in the address. */
const argsNow = () => new URLSearchParams(location.search).get('args') ?? '';
