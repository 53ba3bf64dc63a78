import { describe, expect, it } from 'vitest';
import { deepLinkSchemes } from '../deepLinkSchemes.ts';
import { defaultLinks } from '../links.ts';
import { dubaiNowSlug, linkingSlug } from './area.ts';
import { dubaiNow } from './dubaiNow/index.ts';
import { findService, serviceIds, serviceRows } from './dubaiNow/services.ts';
import type { Figure } from './figures.ts';
import { deepLinkItems, linking } from './linking/index.ts';
import { sectionOf } from './sections.ts';
import { cityPages, toolkitSections } from './tiles.ts';
import { toolkit } from './toolkit/index.ts';

// The specified addresses, in their specified spelling.

const cardSlugs =
  'trade smartemployee sourcinagent productcopilot recruitment investDubai tourismDubai justiceDubai buildDubai agents-suite build justice codai ai-sampling dubai-population data-statistics data-marketplace dubai-transport dubai-Infostructure UAEPass'.split(
    ' ',
  );
const imageSlugs =
  'TourismDubaiBG AicomiteeBg CoPilotBg InfrostructureBg AiAgentBg JusticeDubaiBg InvestBg BuildtBg TradeDubaiBg DubaiTransportBg DubaiSmartSuplier DubaiSmartEmployee DubaiMarketPage DubaiPopulationPage DataCountPage AISamplingPage CODAIPage DataCountPageV2 DubaiPopulationPageV2'.split(
    ' ',
  );
const serviceSlugs =
  'volunteer domestic-workers marriage rent-home may-they-rest-in-peace obtain-medical get-land get-ready-house land-exchange electric-vehicle buy-sell-property'.split(
    ' ',
  );

const page = (slug: string) => {
  const found = cityPages.find((row) => row.slug === slug);
  if (!found) throw new Error(`no page ${slug}`);
  return found;
};
const read = (list: readonly Figure[] | undefined, language: 'en' | 'ar') =>
  list?.map(({ value, qualifier, label }) =>
    [qualifier?.[language], typeof value === 'string' ? value : value[language], label[language]]
      .filter(Boolean)
      .join(' '),
  );
const distinct = (list: readonly string[]) => new Set(list).size === list.length;

describe('pages', () => {
  it('has every specified page once', () => {
    const slugs = (background: string) =>
      cityPages.filter((row) => row.background === background).map(({ slug }) => slug);
    expect(slugs('video')).toEqual(expect.arrayContaining(cardSlugs));
    expect(slugs('image')).toEqual(expect.arrayContaining(imageSlugs));
  });

  it('has addresses that differ in more than case, because the router ignores case', () => {
    const slugs = [...cityPages.map(({ slug }) => slug), dubaiNowSlug, linkingSlug];
    expect(distinct(slugs.map((slug) => slug.toLowerCase()))).toBe(true);
  });

  it.each(['en', 'ar'] as const)('gives every page its own description (%s)', (language) => {
    expect(distinct(cityPages.map(({ description }) => description[language]))).toBe(true);
  });

  it('finds the section of each page, in upper or lower case', () => {
    for (const { id, tiles } of toolkitSections) {
      const slugs = tiles.flatMap(({ slug, variants }) => [
        slug,
        ...variants.map((row) => row.slug),
      ]);
      const own = slugs.filter((slug) => slug !== dubaiNowSlug && slug !== linkingSlug);
      for (const slug of own) expect(sectionOf(slug.toUpperCase())).toBe(id);
    }
    expect(sectionOf('constructor')).toBeUndefined();
  });

  it('leaves the agents suite and investment without a link', () => {
    for (const slug of ['InvestBg', 'agents-suite', 'investDubai']) {
      expect(page(slug).link).toBeUndefined();
      expect(page(slug).action).toBe('explore');
    }
  });

  it('has the cards of the agents suite and of the copilot', () => {
    const ids = (slug: string) => page(slug).cards.map(({ id }) => id);
    expect(ids('agents-suite')).toEqual(['recruitment', 'sourcing', 'procurementAndContract']);
    expect(ids('productcopilot')).toEqual(['copilot', 'aiCommittee']);
  });
});

describe('figures', () => {
  const overBuild = ['أكثر من 200 خدمة', 'أكثر من 6 جهات'];
  const platforms: readonly (readonly [slugs: string, english: string[], arabic: string[]])[] = [
    [
      'trade TradeDubaiBg',
      ['Over 400 services', 'Over 20 entities'],
      ['أكثر من 400 خدمة', 'أكثر من 20 جهة'],
    ],
    ['build BuildtBg', ['Over 200 services', 'Over 6 entities'], overBuild],
    ['buildDubai', ['209 services', 'Over 6 entities'], overBuild],
    [
      'justice justiceDubai JusticeDubaiBg',
      ['Over 145 services', 'Over 9 entities'],
      ['أكثر من 145 خدمة', 'أكثر من 9 جهات'],
    ],
    [
      'tourismDubai TourismDubaiBG',
      ['21 services', 'Over 7 entities'],
      ['21 خدمة', 'أكثر من 7 جهات'],
    ],
    ['investDubai InvestBg', ['700 services', 'Over 50 entities'], ['700 خدمة', 'أكثر من 50 جهة']],
    [
      'dubai-transport DubaiTransportBg',
      ['Over 25 services', 'Over 5 entities'],
      ['أكثر من 25 خدمة', 'أكثر من 5 جهات'],
    ],
  ];

  it.each(platforms)('of %s', (slugs, english, arabic) => {
    for (const slug of slugs.split(' ')) {
      expect(read(page(slug).figures, 'en')).toEqual(english);
      expect(read(page(slug).figures, 'ar')).toEqual(arabic);
    }
  });

  it('of Dubai Now', () => {
    expect(read(dubaiNow.figures, 'en')).toEqual(['350 services', 'Over 50 entities']);
    expect(read(dubaiNow.figures, 'ar')).toEqual(['350 خدمة', 'أكثر من 50 جهة']);
  });
});

describe('Dubai Now', () => {
  it('has the eleven services', () => {
    expect(serviceIds).toEqual(serviceSlugs);
  });

  it('has Arabic addresses of Arabic letters and hyphens, composed and distinct', () => {
    const slugs = serviceIds.map((id) => serviceRows[id].arabic);
    for (const slug of slugs) {
      expect(slug).toMatch(/^\p{Script=Arabic}+(-\p{Script=Arabic}+)*$/u);
      expect(slug).toBe(slug.normalize('NFC'));
    }
    expect(distinct(slugs)).toBe(true);
  });

  it('finds a service by both addresses', () => {
    for (const id of serviceIds) {
      const { arabic } = serviceRows[id];
      for (const slug of [id, id.toUpperCase(), arabic, arabic.normalize('NFD')]) {
        expect(findService(slug)).toBe(id);
      }
    }
    for (const slug of ['', 'nothing', 'لا-شيء', '__proto__']) {
      expect(findService(slug)).toBeUndefined();
    }
  });

  it('keeps the wording of the placeholder', () => {
    expect(dubaiNow.videoPlaceholder.en).toBe('VIDEO WILL BE INSERTED HERE');
  });
});

describe('toolkit', () => {
  const tiles = toolkitSections.flatMap((section) => section.tiles);

  it('has the four sections, and every page once', () => {
    const headings = toolkitSections.map(({ heading }) => heading.en);
    expect(headings).toEqual(['DDA pages', 'Dubai', 'others', 'CODI']);
    expect(toolkit.title.en).toBe('Activation Toolkit');
    const slugs = tiles.flatMap(({ slug, variants }) => [slug, ...variants.map((row) => row.slug)]);
    const pages = cityPages.map(({ slug }) => slug);
    expect(slugs.sort()).toEqual([...pages, dubaiNowSlug, linkingSlug].sort());
  });

  it.each(['en', 'ar'] as const)('gives every page its own name (%s)', (language) => {
    expect(distinct(tiles.map(({ title }) => title[language]))).toBe(true);
    for (const { variants } of tiles) {
      expect(distinct(variants.map(({ label }) => label[language]))).toBe(true);
    }
    expect(distinct(cityPages.map(({ name }) => name[language]))).toBe(true);
  });

  it('puts the still page of a subject on the tile of its moving page, and others on their own tiles', () => {
    const tileOf = (slug: string) => tiles.find((tile) => tile.slug === slug);
    expect(tileOf('buildDubai')?.variants).toMatchObject([
      { slug: 'BuildtBg', label: { en: 'Still picture', ar: 'صورة ثابتة' } },
    ]);
    expect(tileOf('AicomiteeBg')).toMatchObject({ motif: 'ai-committee', variants: [] });
    expect(page('BuildtBg').name.en).toBe('Build Dubai: Still picture');
    expect(page('AicomiteeBg').name.en).toBe('AI Committee');
  });
});

describe('links', () => {
  const links = defaultLinks;
  const used = [
    ...cityPages.flatMap(({ link }) => link ?? []),
    ...deepLinkItems.map(({ link }) => link),
    dubaiNow.link,
    'productionReference' as const,
  ];

  it('are entries of the catalogue', () => {
    expect(used.filter((link) => !(link in links))).toEqual([]);
  });

  it('are addresses, declared deep links or plain words', () => {
    const schemes = ['https', ...deepLinkSchemes];
    for (const link of used) {
      const scheme = /^([^:]*):\/\//.exec(links[link])?.[1];
      if (scheme === undefined) expect(links[link]).toMatch(/^[A-Za-z ]+$/);
      else expect(schemes).toContain(scheme);
    }
  });

  it('use every deep-link scheme', () => {
    const addresses = used.map((link) => links[link]);
    for (const scheme of deepLinkSchemes) expect(addresses).toContain(`${scheme}://`);
  });

  it('have three test items, with the exact hint', () => {
    const names = deepLinkItems.map(({ name }) => name.en);
    expect(names).toEqual(['Smart Supplier', 'Dubai Now QA', 'Smart Employee QA']);
    expect(deepLinkItems.every(({ link }) => links[link].endsWith('://'))).toBe(true);
    expect(linking.hint.en).toBe(
      'Confirm that the app is installed and that the URL scheme is whitelisted on the device. For manual testing, open in Safari and paste the link.',
    );
  });
});
