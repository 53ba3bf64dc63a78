import '../base.css';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ActionLink } from '../ActionLink/index.ts';
import { BackgroundImage } from '../BackgroundImage/index.ts';
import { Badge } from '../Badge/index.ts';
import { BilingualCard } from '../BilingualCard/index.ts';
import { Button, ButtonLink } from '../Button/index.ts';
import { CardGrid } from '../CardGrid/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Combobox } from '../Combobox/index.ts';
import { ContactForm } from '../ContactForm/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { EmbeddedPlayer } from '../EmbeddedPlayer/index.ts';
import { ErrorPage } from '../ErrorPage/index.ts';
import { FeatureCard } from '../FeatureCard/index.ts';
import { FilmPlayer } from '../FilmPlayer/index.ts';
import { Hero } from '../Hero/index.ts';
import { LocalText } from '../i18n/BilingualText.tsx';
import { ImageLink } from '../ImageLink/index.ts';
import { MetricCard } from '../MetricCard/index.ts';
import { NavigationBar } from '../NavigationBar/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Page } from '../PageTransition/index.ts';
import { Panel } from '../Panel/index.ts';
import { QrCode } from '../QrCode/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { ResourceList } from '../ResourceList/index.ts';
import { SavingsChart } from '../SavingsChart/index.ts';
import { SelectField } from '../SelectField/index.ts';
import { ShowcaseProvider } from '../ShowcaseProvider/index.ts';
import { TextField } from '../TextField/index.ts';
import { TileGrid } from '../TileGrid/index.ts';
import { Toolbar } from '../Toolbar/index.ts';
import { VideoModal } from '../VideoModal/index.ts';
import { layoutFaults } from './layoutFaults.ts';
import { nothing, picture } from './samples.ts';
import { lengths, seededTexts, type SeededTexts } from './seededTexts.ts';
import { createTestHost, holdStill } from './testHost.ts';

type Make = (texts: SeededTexts) => ReactNode;

const times = <T,>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const figuresOf = ({ figure, title }: SeededTexts, count: number) =>
  times(count, (index) => ({
    value: figure(),
    label: title(),
    ...(index % 2 === 0 && { qualifier: { en: 'Over', ar: 'أكثر من' } }),
  }));

const cards = Object.fromEntries(
  times(6, (index): [string, Make] => [
    `BilingualCard with ${String(index + 1)} figures`,
    (texts) => (
      <BilingualCard
        title={texts.title()}
        description={texts.text()}
        figures={figuresOf(texts, index + 1)}
        action={{ label: texts.title(), href: '/' }}
        back={{ label: texts.title(), href: '/' }}
      />
    ),
  ]),
);

/** General components, with the texts of a stranger. */
const components: Readonly<Record<string, Make>> = {
  ...cards,
  'BilingualCard with a picture': ({ title, text }) => (
    <BilingualCard title={title()} description={text()} picture={picture}>
      <LocalText as="p" text={title()} />
    </BilingualCard>
  ),
  TileGrid: ({ title }) => (
    <TileGrid
      tiles={times(5, (index) => ({
        id: String(index),
        title: title(),
        frame: picture,
        href: index === 4 ? 'no address' : '/',
      }))}
    />
  ),
  ResourceList: ({ title }) => (
    <ResourceList
      resources={[
        { title: title(), type: 'video' },
        { title: title(), href: '/' },
        { title: title() },
      ]}
    />
  ),
  'MetricCards in a CardGrid': ({ title, figure }) => (
    <CardGrid columns="figures">
      {times(4, (index) => (
        <MetricCard key={index} label={title()} value={figure()} />
      ))}
    </CardGrid>
  ),
  MetricCard: ({ title, figure }) => <MetricCard label={title()} value={figure()} />,
  ContactForm: ({ title }) => (
    <ContactForm
      intro={<PageHeader title={title()} lead={title()} />}
      fields={[
        'name',
        'email',
        {
          name: 'subject',
          type: 'select',
          label: title(),
          options: times(2, (index) => ({ value: String(index), label: title() })),
        },
        { name: 'visitors', label: title() },
        'message',
        { name: 'terms', label: title(), type: 'checkbox' },
      ]}
      notice={{ text: title(), href: '/privacy' }}
    />
  ),
  'FeatureCards in a CardGrid': ({ title, text }) => (
    <CardGrid columns="feature">
      {times(3, (index) => (
        <FeatureCard
          key={index}
          title={title()}
          text={text()}
          picture={picture}
          href="/"
          linkLabel={title()}
        />
      ))}
    </CardGrid>
  ),
  'Controls in a Toolbar': ({ title }) => (
    <Toolbar>
      <Button>
        <LocalText text={title()} />
      </Button>
      <ButtonLink href="/" variant="primary">
        <LocalText text={title()} />
      </ButtonLink>
      <ImageLink href="/" picture={picture} label={title()} />
      <Badge>
        <LocalText text={title()} />
      </Badge>
    </Toolbar>
  ),
  'ActionLinks in a Panel': ({ title }) => (
    <Panel>
      <ActionLink label={title()} href="/" />
      <ActionLink label={title()} href="no address" size="large" />
      <ActionLink label={title()} href="/" variant="quiet" back />
    </Panel>
  ),
  Fields: ({ title }) => (
    <>
      <TextField label={title()} hint={title()} />
      <SelectField
        label={title()}
        options={times(2, (index) => ({ value: String(index), label: title() }))}
      />
      <RadioGroup
        label={title()}
        options={times(3, (index) => ({ value: String(index), label: title() }))}
      />
      <Checkbox label={title()} name="terms" />
      <Combobox label={title()} search={() => [0]} nameOf={String} />
    </>
  ),
  SavingsChart: ({ title }) => (
    <SavingsChart
      rows={times(3, (index) => ({ service: title(), savings: { cost: 1200 * (index + 1) } }))}
      measures={[{ id: 'cost', label: title(), format: (amount) => `${String(amount)} AED` }]}
    />
  ),
  'Film without a file': ({ title }) => <FilmPlayer sources={[]} title={title()} />,
  'Player without an address': ({ title }) => <EmbeddedPlayer src="no address" title={title()} />,
  QrCode: ({ title }) => <QrCode value="https://example.org" caption={title()} />,
  Panel: ({ title, text }) => (
    <Panel picture={picture}>
      <PageHeader title={title()} />
      <LocalText as="p" text={text()} />
    </Panel>
  ),
  Hero: ({ title, text }) => (
    <Hero picture={picture}>
      <PageHeader title={title()} lead={text()} />
    </Hero>
  ),
  ErrorPage: ({ title, text }) => (
    <ErrorPage title={title()} lead={text()}>
      <ButtonLink href="/">
        <LocalText text={title()} />
      </ButtonLink>
    </ErrorPage>
  ),
};

/** What a Page alone holds, and what covers one. */
const screens: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(
    times(6, (index): [string, Make] => [
      `BilingualCard as a hero with ${String(index + 1)} figures`,
      (texts) => (
        <Page
          title="Hero"
          layout="cover"
          header={
            <BilingualCard
              variant="hero"
              title={texts.title()}
              description={texts.text()}
              figures={figuresOf(texts, index + 1)}
              action={{ label: texts.title(), href: '/' }}
              back={{ label: texts.title(), href: '/' }}
            />
          }
        />
      ),
    ]),
  ),
  ...Object.fromEntries(
    [false, true].map((hasAction): [string, Make] => [
      `BilingualCard as a compact hero${hasAction ? ' with an action' : ''}`,
      (texts) => (
        <Page
          title="Hero"
          layout="bleed"
          header={
            <BilingualCard
              variant="hero"
              size="compact"
              title={texts.title()}
              description={texts.text()}
              figures={figuresOf(texts, 2)}
              {...(hasAction && {
                action: { label: texts.title(), href: '/' },
                back: { label: texts.title(), href: '/' },
              })}
            />
          }
        />
      ),
    ]),
  ),
  'Hero of a screen': ({ title, text }) => (
    <Page
      title="Hero"
      layout="cover"
      header={
        <Hero picture={picture} size="screen">
          <PageHeader title={title()} lead={text()} />
        </Hero>
      }
    />
  ),
  'NavigationBar in a bar': ({ title }) => {
    const links = times(4, (index) => ({ label: title(), href: `/${String(index)}` }));
    return (
      <Page
        title="Bar"
        bar={
          <NavigationBar
            logo={<img {...picture} width={120} height={40} alt="Logo" />}
            links={links}
            menuLinks={links}
            onRefresh={nothing}
          />
        }
      />
    );
  },
  Dialog: ({ title, text }) => (
    <Dialog
      open
      onOpenChange={nothing}
      title={title()}
      footer={
        <Button>
          <LocalText text={title()} />
        </Button>
      }
    >
      <LocalText as="p" text={text()} />
    </Dialog>
  ),
  VideoModal: ({ title }) => (
    <VideoModal open onOpenChange={nothing} title={title()} src="no address" />
  ),
};

const speakers = [
  { name: 'English', language: 'en', texts: 'page' },
  { name: 'Arabic', language: 'ar', texts: 'page' },
  { name: 'both, English first', language: 'en', texts: 'all' },
  { name: 'both, Arabic first', language: 'ar', texts: 'all' },
] as const;
const widths = [280, 360, 480, 640, 800, 960, 1120, 1280, 1600, 1920];
const windows = [
  [390, 844],
  [834, 1112],
  [1280, 720],
  [1080, 1920],
  [1920, 1080],
] as const;

const { render, find, findAll } = createTestHost();
holdStill();

/** Every combination of a component, a length and languages, each with its own texts. */
const combinations = (makes: Readonly<Record<string, Make>>) =>
  Object.entries(makes).flatMap(([name, make], index) =>
    lengths.map((length, step) => ({
      name,
      length,
      node: () => make(seededTexts(index * 10 + step, length)),
    })),
  );

const report = (where: string, faults: readonly string[]) =>
  [...new Set(faults)].slice(0, 5).map((fault) => `${where}: ${fault}`);

describe.each([
  [1920, 1080, 280],
  [1080, 1920, 360],
])('in a container of any width, in a window of %i by %i', (width, height, narrowest) => {
  beforeAll(async () => {
    await page.viewport(width, height);
  });

  test.each(combinations(components))('$name, $length', { timeout: 60_000 }, async ({ node }) => {
    const found: string[] = [];
    for (const { name, ...speaker } of speakers) {
      await render(
        <ShowcaseProvider {...speaker}>
          <div data-container="">{node()}</div>
        </ShowcaseProvider>,
      );
      const container = find('[data-container]');
      for (const room of widths.filter((room) => room >= narrowest && room <= width)) {
        container.style.inlineSize = `${String(room)}px`;
        found.push(...report(`${String(room)} px, ${name}`, layoutFaults(container)));
      }
    }
    expect(found, found.join('\n')).toEqual([]);
  });
});

/** Text twice as large is a setting of many visitors' browsers. */
const settings = [
  ...windows.map(([width, height]) => ({ width, height, text: '100%' })),
  { width: 390, height: 844, text: '200%' },
  { width: 1280, height: 720, text: '200%' },
];

describe.each(settings)('in a Page of $width by $height, text $text', ({ width, height, text }) => {
  beforeAll(async () => {
    await page.viewport(width, height);
    // The provider's own scale is what 100% means.
    document.documentElement.style.fontSize = text === '100%' ? '' : text;
  });

  afterAll(() => {
    document.documentElement.style.fontSize = '';
  });

  test.each(
    combinations({ ...components, ...screens }).filter(
      ({ length }) => text === '100%' || length === 'usual',
    ),
  )('$name, $length', { timeout: 60_000 }, async ({ name: component, node }) => {
    const found: string[] = [];
    for (const { name, ...speaker } of speakers) {
      for (const hasBackground of [false, true]) {
        const content = node();
        await render(
          <ShowcaseProvider {...speaker} page>
            {hasBackground && <BackgroundImage src={picture.src} scrim="ground" />}
            {component in screens ? content : <Page title="Fits">{content}</Page>}
          </ShowcaseProvider>,
        );
        const where = hasBackground ? 'over a background' : 'without a background';
        const roots = findAll('dialog, [data-bar], main');
        expect(roots).not.toEqual([]);
        for (const root of roots) {
          found.push(...report(`${name}, ${where}`, layoutFaults(root)));
        }
      }
    }
    expect(found, found.join('\n')).toEqual([]);
  });
});
