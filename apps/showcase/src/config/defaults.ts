import type { Theme, ThemeName } from '@showcase/ui';
import type { Language } from '@showcase/content/languages';
import type { LinkCatalogue } from '@showcase/content/links';

/** The settings in `/showcase.config.json` (docs/product.md, Configuration). */
export interface Configuration {
  /** The language in which the show begins. Any page's own address decides its language. */
  readonly language: string;
  /** The origin of `/api/entities`; empty for the origin of the app. */
  readonly entitiesHost: string;
  /** Where contact requests go; null when the form is not configured. */
  readonly contactForm: ContactFormConfiguration | null;
  /** The addresses of the players that dialogs embed. */
  readonly videos: VideoConfiguration;
  /** The address of the portal that the live-stream page embeds. */
  readonly gridPortal: string;
  /** Replacements for entries of the link catalogue (links.ts). */
  readonly links: Partial<LinkCatalogue>;
  readonly externalProjects: { readonly m42: string };
  /** The looks that replace those of the library, by the names of the library's themes. */
  readonly themes: Readonly<Partial<Record<ThemeName, Theme>>>;
  /** The brand of the event, shown on the overview and in the regulator's bar; null for none. */
  readonly brand: BrandConfiguration | null;
  /** The behaviour of an unattended kiosk; null if the app isn't one (docs/stand.md). */
  readonly kiosk: KioskConfiguration | null;
}

interface BrandConfiguration {
  readonly name: { readonly en: string; readonly ar: string };
  /** The address of a picture: a path of the app or a `data:` address. */
  readonly logo: string;
}

/** A form of the marketing-form provider (docs/product.md, Sending). */
export interface ContactFormConfiguration {
  /** The origin of the provider; empty for the origin of the app, whose host stands in for the provider. */
  readonly host: string;
  readonly portalId: string;
  readonly formId: string;
  /** How the visitor's details are used, shown next to the Submit button; nothing by default. */
  readonly notice?: ContactNoticeConfiguration | undefined;
}

interface ContactNoticeConfiguration {
  readonly text: { readonly en: string; readonly ar: string };
  /** Where visitors can read more: an address of the web or a path of the app. */
  readonly href?: string | undefined;
}

interface VideoConfiguration {
  readonly product: string;
  readonly coLocation: string;
  /** The playlist of the live stream (HTTP Live Streaming); null for none. */
  readonly liveStream: string | null;
  /** The players of Dubai Now services, by English slug and language; our own film is the default. */
  readonly dubaiNow: Readonly<Partial<Record<string, DubaiNowVideos>>>;
}

type DubaiNowVideos = Readonly<Partial<Record<Language, string | undefined>>>;

/** All addresses are paths of the app. */
export interface KioskConfiguration {
  /** The language in which each visit begins. */
  readonly language: string;
  /** How many seconds without input lead to the warning; without a number nothing is reset. */
  readonly idleSeconds?: number | undefined;
  /** How many seconds the warning counts down. */
  readonly warningSeconds: number;
  /** Where the first touch of the attract loop leads, or a reset without a loop. */
  readonly home: string;
  /** The page shown between visitors; null for none. */
  readonly attractLoop: string | null;
  /** How external links open: in a tab, or as a card with a QR code for the visitor's phone. */
  readonly externalLinks: 'newTab' | 'handOff';
  /** The pages that a clicker goes through, in order. */
  readonly runningOrder: readonly string[];
  /** The origin at which phones reach the showcase; without it, internal pages get no QR code. */
  readonly publicOrigin?: string | undefined;
}

export const defaultConfiguration: Configuration = {
  language: 'en',
  entitiesHost: '',
  contactForm: { host: '', portalId: 'showcase', formId: 'contact' },
  videos: {
    product: '/player',
    coLocation: '/player/live',
    liveStream: '/live/stream.m3u8',
    dubaiNow: {},
  },
  gridPortal: '/portal',
  links: {},
  externalProjects: { m42: 'https://m42.ae/' },
  themes: {},
  brand: null,
  kiosk: null,
};
