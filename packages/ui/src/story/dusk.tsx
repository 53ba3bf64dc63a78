import type { ComponentType, CSSProperties } from 'react';
import { BackgroundImage } from '../BackgroundImage/index.ts';
import { theme } from '../theme/theme.ts';

/** For stories: an evening sky of stars over dunes, bright in the middle as a video frame may be. */
export function storyDusk(sky: string, sun: string, sand: string): string {
  const tile = `<pattern id="p" width="120" height="120" patternUnits="userSpaceOnUse"><path d="M60 12 74 46 108 60 74 74 60 108 46 74 12 60 46 46zM0 0 26 26M120 0 94 26M0 120 26 94M120 120 94 94" fill="none" stroke="${sun}" stroke-opacity=".35" stroke-width="1.5"/></pattern>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000" preserveAspectRatio="xMidYMid slice"><defs>${tile}<linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset=".62" stop-color="${sun}"/><stop offset="1" stop-color="${sand}"/></linearGradient><radialGradient id="r"><stop stop-color="#fff4dc"/><stop offset=".25" stop-color="${sun}"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient></defs><rect width="1600" height="1000" fill="url(#s)"/><rect width="1600" height="700" fill="url(#p)"/><circle cx="980" cy="560" r="420" fill="url(#r)"/><path d="M0 720q400-160 800-20t800-60v360H0z" fill="${sand}"/><path d="M0 860q500-140 900 0t700-70v210H0z" fill="${sky}" fill-opacity=".75"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

interface StoryContext {
  readonly parameters: { readonly isMatrix?: boolean | undefined };
  readonly viewMode?: string | undefined;
}

const dusk = storyDusk('#2b1836', '#f0a765', '#8a4a3c');

const veil = `color-mix(in srgb, ${theme.color.page} 62%, transparent)`;

/** For stories: the same picture as the background of one cell, as dark as a page has it behind text. */
export const duskBehind: CSSProperties = {
  background: `linear-gradient(${veil} 0 0), center / cover url("${dusk}")`,
};

/**
 * For stories: shows a component over a picture, as on a page of the city platform; the cells of a matrix
 * have their own.
 */
export function overDusk(Story: ComponentType, { parameters, viewMode }: StoryContext) {
  if (parameters.isMatrix) return <Story />;
  return (
    <div
      style={{
        isolation: 'isolate',
        display: 'grid',
        alignItems: 'center',
        minBlockSize: viewMode === 'docs' ? '16rem' : '100vh',
        padding: 'clamp(1rem, 4vw, 5rem)',
      }}
    >
      <BackgroundImage src={dusk} />
      <Story />
    </div>
  );
}
