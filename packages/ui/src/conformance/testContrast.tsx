/// <reference types="vite/client" />
import '../base.css';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Picture } from '../picture/Picture.ts';
import { ShowcaseProvider } from '../ShowcaseProvider/index.ts';
import { createTheme, type Theme } from '../theme/createTheme.ts';
import { themes } from '../theme/themes.ts';
import { createTestHost, holdStill } from './testHost.ts';
import { faintLines } from './textContrast.ts';

/** Black and white bands: behind every text, the picture has the brightest and the darkest pixels. */
export const bands: Picture = {
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><pattern id="a" width="90" height="90" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><path fill="#fff" d="M0 0h90v90H0z"/><path d="M0 0h45v90H0z"/></pattern><path fill="url(#a)" d="M0 0h1600v900H0z"/></svg>',
  )}`,
  width: 1600,
  height: 900,
};

/** Brands that provided three colours each. */
const strangers: readonly Theme[] = [
  createTheme({ name: 'light', colors: { page: '#fdf6ec', text: '#2b1a12', accent: '#8a2f1b' } }),
  createTheme({ name: 'dark', colors: { page: '#12211a', text: '#eaf5ef', accent: '#7fe0b0' } }),
];

/** Busy machines are slow. */
const timeout = 60_000;

const screens = [...Object.values(themes), ...strangers]
  .map((theme: Theme) => ({ theme, width: 1280, height: 720 }))
  .concat(strangers.map((theme) => ({ theme, width: 1080, height: 1920 })));

/**
 * Tests that every text of each component keeps its contrast over `bands`, in every theme.
 *
 * @param arrange Changes a component that was rendered, by the name of its case.
 */
export function testContrast(
  cases: Readonly<Record<string, ReactNode>>,
  arrange: (name: string) => void = () => undefined,
): void {
  const { render } = createTestHost();
  holdStill();

  describe.each(screens)('in $theme.name at $width by $height', ({ theme, width, height }) => {
    beforeEach(async () => {
      await page.viewport(width, height);
    });

    test.each(Object.entries(cases))('%s keeps AA contrast', { timeout }, async (name, element) => {
      await render(
        <ShowcaseProvider theme={theme} page>
          {element}
        </ShowcaseProvider>,
      );
      arrange(name);
      await Promise.all([
        document.fonts.ready,
        ...[...document.images].map((each) => each.decode()),
      ]);
      expect(await faintLines(document.body)).toEqual([]);
    });
  });
}
