import type { ReactNode } from 'react';
import { BackgroundImage } from '../BackgroundImage/index.ts';
import { BilingualCard } from '../BilingualCard/index.ts';
import { ButtonLink } from '../Button/index.ts';
import { EmbeddedPlayer } from '../EmbeddedPlayer/index.ts';
import { FeatureCard } from '../FeatureCard/index.ts';
import { Hero } from '../Hero/index.ts';
import { ImageLink } from '../ImageLink/index.ts';
import { LiveStream } from '../LiveStream/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Page } from '../PageTransition/index.ts';
import { TileGrid } from '../TileGrid/index.ts';
import { bands as picture, testContrast } from './testContrast.tsx';

const title = { en: 'Trade and Logistics', ar: 'التجارة والخدمات اللوجستية' };
const words = { en: 'Every step, in one place.', ar: 'جميع الخطوات في مكان واحد.' };
const header = <PageHeader size="display" title={title} lead={words} />;

/** In a wide tile, it reaches beneath the picture. */
const longTitle = {
  en: 'Trade and Logistics, from the port to the shelf',
  ar: 'التجارة والخدمات اللوجستية من الميناء إلى الرف',
};

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
  'TileGrid as tall as its page': (
    <TileGrid
      style={{ blockSize: '100vh' }}
      tiles={[{ id: 'trade', title: longTitle, frame: picture, href: '/' }]}
    />
  ),
  Hero: <Hero picture={picture}>{header}</Hero>,
  'Hero of a screen': (
    <Page
      title="Hero"
      layout="cover"
      header={
        <Hero picture={picture} size="screen">
          {header}
          <ButtonLink href="/">{title.en}</ButtonLink>
        </Hero>
      }
    />
  ),
  'BilingualCard over a BackgroundImage': (
    <>
      <BackgroundImage src={picture.src} scrim="ground" />
      <Page
        title="Card"
        layout="cover"
        header={
          <BilingualCard
            variant="hero"
            title={title}
            description={words}
            figures={[{ value: '400', qualifier: 'over', label: 'steps' }]}
            action={{ label: 'Start', href: '/' }}
            back={{ label: title, href: '/' }}
          />
        }
      />
    </>
  ),
  'BilingualCard with a picture': (
    <BilingualCard title={title} description={words} picture={picture}>
      <p>{words.en}</p>
    </BilingualCard>
  ),
  'BackgroundImage beneath text': (
    <>
      <BackgroundImage src={picture.src} scrim="strong" />
      <Page title="Text">{header}</Page>
    </>
  ),
  EmbeddedPlayer: <EmbeddedPlayer src="" title="Film" poster={picture} />,
  'LiveStream and its signal': <LiveStream src="" poster={picture.src} label="Live video" />,
  FeatureCard: (
    <FeatureCard title={title} text={words} picture={picture} href="/" linkLabel={title} />
  ),
  ImageLink: <ImageLink href="/" picture={picture} label={title} />,
};

testContrast(cases);
