/**
 * The configuration of an event: each key is one line with its check, its default and, if its address is another
 * origin, what the policy of the pages must allow for it. docs/configuration.md says what the keys are for.
 */
import { themes as areaThemes, type ThemeName } from '@showcase/ui/tokens';
import * as v from 'valibot';
import { defaultLinks, type LinkId } from '../links.ts';
import { languages } from '../languages.ts';
import * as check from './checks.ts';
import { defaultConfiguration as defaults, kioskDefaults } from './defaults.ts';

/** What pages do with an origin: fetch from it, or embed it as a frame or a video. */
export type Opens = 'connect' | 'embed';

/** Marks a key whose origin the policy of the pages must allow. */
const opens = <Schema extends v.GenericSchema>(directive: Opens, schema: Schema) =>
  v.pipe(schema, v.metadata({ opens: directive }));

const player = opens('embed', check.player);
const films = check.each(languages, v.exactOptional(player));
const links = check.each(Object.keys(defaultLinks) as LinkId[], v.exactOptional(check.text));
const themes = check.each(
  Object.keys(areaThemes) as ThemeName[],
  v.exactOptional(check.brandColors),
);

const notice = check.object({
  text: check.texts,
  href: v.exactOptional(check.player),
});

const contactForm = check.object({
  host: opens('connect', check.host),
  portalId: check.id,
  formId: check.id,
  notice: v.exactOptional(notice),
});

const videos = check.object({
  product: v.optional(player, defaults.videos.product),
  coLocation: v.optional(player, defaults.videos.coLocation),
  liveStream: v.optional(v.nullable(player), defaults.videos.liveStream),
  dubaiNow: v.optional(check.dictionary(films), {}),
});

const kiosk = check.object({
  language: v.exactOptional(check.language),
  idleSeconds: v.exactOptional(check.seconds),
  warningSeconds: v.optional(check.seconds, kioskDefaults.warningSeconds),
  home: v.optional(check.path, kioskDefaults.home),
  attractLoop: v.optional(
    v.union([v.null(), check.path], 'must be a path of the app, or null'),
    kioskDefaults.attractLoop,
  ),
  externalLinks: v.optional(
    v.picklist(['newTab', 'handOff'], 'must be "newTab" or "handOff"'),
    kioskDefaults.externalLinks,
  ),
  runningOrder: v.optional(check.list(check.text), kioskDefaults.runningOrder),
  publicOrigin: v.exactOptional(check.origin),
});

const brand = check.object({ name: check.texts, logo: check.picture });

export const schema = check.object({
  $comment: v.exactOptional(check.text),
  language: v.optional(check.language, defaults.language),
  entitiesHost: v.optional(opens('connect', check.host), defaults.entitiesHost),
  contactForm: v.optional(v.nullable(contactForm), defaults.contactForm),
  videos: v.optional(videos, {}),
  gridPortal: v.optional(player, defaults.gridPortal),
  links: v.optional(links, {}),
  externalProjects: v.optional(
    check.object({ m42: v.optional(check.webAddress, defaults.externalProjects.m42) }),
    {},
  ),
  themes: v.optional(themes, {}),
  brand: v.optional(v.nullable(brand), null),
  kiosk: v.optional(v.nullable(kiosk), null),
});

type Given = v.InferOutput<typeof schema>;

/** The behaviour of an unattended kiosk (docs/configuration.md). */
export type KioskConfiguration = NonNullable<Given['kiosk']> & {
  readonly language: (typeof languages)[number];
};

/** A form of the marketing-form provider (docs/product.md, Sending). */
export type ContactFormConfiguration = NonNullable<Given['contactForm']>;

/** The settings in `/showcase.config.json`, complete. */
export type Configuration = Omit<Given, 'kiosk' | '$comment'> & {
  readonly kiosk: KioskConfiguration | null;
};
