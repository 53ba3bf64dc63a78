import '../base.css';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AgentCard } from '../AgentCard/index.ts';
import { AttractLoop } from '../AttractLoop/index.ts';
import { BackgroundImage } from '../BackgroundImage/index.ts';
import { BackgroundVideo } from '../BackgroundVideo/index.ts';
import { BilingualCard } from '../BilingualCard/index.ts';
import { ButtonLink } from '../Button/index.ts';
import { EmbeddedPlayer } from '../EmbeddedPlayer/index.ts';
import { FeatureCard } from '../FeatureCard/index.ts';
import { Hero } from '../Hero/index.ts';
import { ImageLink } from '../ImageLink/index.ts';
import { LiveStream } from '../LiveStream/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Page } from '../PageTransition/index.ts';
import type { Picture } from '../picture/Picture.ts';
import { MediaShelves } from '../MediaShelves/index.ts';
import { ShowcaseProvider } from '../ShowcaseProvider/index.ts';
import { createTheme, type Theme } from '../theme/createTheme.ts';
import { themes } from '../theme/themes.ts';
import { TileGrid } from '../TileGrid/index.ts';
import { nothing } from './samples.ts';
import { createTestHost } from './testHost.ts';
import { addStyle, faintLines } from './textContrast.ts';

const title = { en: 'Trade and Logistics', ar: 'التجارة والخدمات اللوجستية' };
const words = { en: 'Every step, in one place.', ar: 'جميع الخطوات في مكان واحد.' };
const header = <PageHeader size="display" title={title} lead={words} />;

/** Black and white bands: behind every text, the picture has the brightest and the darkest pixels. */
const picture: Picture = {
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><pattern id="a" width="90" height="90" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><path fill="#fff" d="M0 0h90v90H0z"/><path d="M0 0h45v90H0z"/></pattern><path fill="url(#a)" d="M0 0h1600v900H0z"/></svg>',
  )}`,
  width: 1600,
  height: 900,
};

const attractLoop = (
  <AttractLoop
    heading="Trade"
    slides={[{ title, text: words, eyebrow: title, picture }]}
    onLeave={nothing}
  />
);

/** Components with text over or next to a picture. */
const cases: Readonly<Record<string, ReactNode>> = {
  TileGrid: (
    <TileGrid
      tiles={['/', '/', 'no address'].map((href, index) => ({
        id: String(index),
        title,
        frame: picture,
        href,
      }))}
    />
  ),
  MediaShelves: (
    <MediaShelves
      shelves={[
        {
          id: 'dubai',
          heading: title,
          tiles: ['a', 'b'].map((id) => ({
            id,
            title,
            poster: picture,
            href: '/',
            variants: [{ id: 'short', label: words, href: '/' }],
          })),
        },
      ]}
    />
  ),
  Hero: <Hero picture={picture}>{header}</Hero>,
  'Hero of a screen': (
    <Page title="Hero">
      <Hero picture={picture} size="screen">
        {header}
        <ButtonLink href="/">{title.en}</ButtonLink>
      </Hero>
    </Page>
  ),
  'BilingualCard over a BackgroundImage': (
    <>
      <BackgroundImage src={picture.src} scrim="ground" />
      <Page title="Card">
        <BilingualCard
          title={title}
          description={words}
          figures={[{ value: '400', qualifier: 'over', label: 'steps' }]}
          action={{ label: 'Start', href: '/' }}
          back={{ label: title, href: '/' }}
        />
      </Page>
    </>
  ),
  'BilingualCard with a picture': (
    <BilingualCard title={title} description={words} picture={picture}>
      <p>{words.en}</p>
    </BilingualCard>
  ),
  'AttractLoop, text at the end': attractLoop,
  'AttractLoop, text in the middle': attractLoop,
  'AttractLoop, text at the start': attractLoop,
  'BackgroundImage beneath text': (
    <>
      <BackgroundImage src={picture.src} scrim="strong" />
      <Page title="Text">{header}</Page>
    </>
  ),
  'BackgroundVideo beneath glass': (
    <>
      <BackgroundVideo sources={[]} poster={picture.src} />
      <Page title="Glass">
        <AgentCard title={title} description={words} activities={[{ bold: title, text: words }]} />
      </Page>
    </>
  ),
  EmbeddedPlayer: <EmbeddedPlayer src="" title="Film" poster={picture} />,
  'LiveStream and its signal': <LiveStream src="" poster={picture.src} label="Live video" />,
  FeatureCard: (
    <FeatureCard title={title} text={words} picture={picture} href="/" linkLabel={title} />
  ),
  ImageLink: <ImageLink href="/" picture={picture} label={title} />,
};

/** Brands that provided three colours each. */
const strangers: readonly Theme[] = [
  createTheme({ name: 'light', colors: { page: '#fdf6ec', text: '#2b1a12', accent: '#8a2f1b' } }),
  createTheme({ name: 'dark', colors: { page: '#12211a', text: '#eaf5ef', accent: '#7fe0b0' } }),
];

/** Busy machines are slow. */
const timeout = 60_000;

const { render, find } = createTestHost();
let resumeMotion: () => void;

beforeAll(async () => {
  // Turns off motion, so that everything is in place immediately.
  resumeMotion = addStyle(
    '*, *::before, *::after { animation: none !important; transition: none !important; }',
  );
  await document.fonts.load("1em 'Alexandria Variable'", 'aع');
});

afterAll(() => {
  resumeMotion();
});

const screens = [...Object.values(themes), ...strangers]
  .map((theme: Theme) => ({ theme, width: 1280, height: 720 }))
  .concat(strangers.map((theme) => ({ theme, width: 1080, height: 1920 })));

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
    const place = /text .* (\w+)$/.exec(name)?.[1];
    if (place !== undefined) showPlace(place);
    await Promise.all([...document.images].map((image) => image.decode()));
    expect(await faintLines(document.body)).toEqual([]);
  });
});

/** Shows the first slide of a loop with its text and button where a later slide has them. */
function showPlace(place: string) {
  find('[data-place]').setAttribute('data-place', place);
  find('[data-corner]').setAttribute('data-corner', place === 'start' ? '2' : '0');
}
