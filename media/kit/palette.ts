/**
 * Every colour of the films and pictures, as `#rrggbb`. A theme's own colours come from the theme, so a picture
 * matches its page; all others are named here.
 */
import { themes } from '../../packages/ui/src/theme/themes.ts';

const { graphite, signal, porcelain, dusk: city } = themes;

/** Core42: graphite at rest, indigo at work, cyan at full energy. */
export const core42 = {
  ground: graphite.colors.page,
  surface: graphite.colors.surface,
  violet: graphite.colors.accent,
  cyan: graphite.colors.highlight,
  text: graphite.colors.text,
  shade: '#08090b',
  steel: '#1b1d26',
  steelLit: '#343847',
  indigo: '#5b5bff',
  ultramarine: '#4a49e6',
  aqua: '#8ff3f2',
  ice: '#c6fdfa',
  foam: '#e6ffff',
  pale: '#e9ecff',
  white: '#ffffff',
  /** The fine line on every edge of a solid. */
  edge: '#a9adff',
} as const;

/** Solids of Core42 from rest to full energy: faces in the light, and faces turned away from it. */
export const energyTones = {
  lit: ['#30333f', '#4340bd', '#7377ff', '#58a8ff', '#78f2f2'],
  unlit: ['#0e0f15', '#131249', '#1a1868', '#123a86', '#10598f'],
} as const;

/** Colours of single Core42 pictures. */
export const core42Accents = {
  sky: [core42.surface, '#121318', core42.ground],
  heroSky: ['#0c0d10', '#101116', '#14151b'],
  posterSky: [core42.ground, '#121319', core42.surface],
  ray: '#d9ffff',
  backArrow: [core42.ultramarine, '#6f8dff', core42.aqua],
  bubbleDots: '#0d2a55',
  hookViolet: ['#a3a6ff', '#7276ff', core42.ultramarine],
  hookCyan: ['#2aa6cf', '#4cd0de', core42.aqua],
  core: [core42.white, '#b9bcff', '#7f86e8'],
  digits: '#a9acff',
  bandShade: '#0a0b30',
  needleNorth: [core42.aqua, '#2b9fcb'],
  needleSouth: ['#9a9dff', '#4443d6'],
  dialRim: '#0b0c12',
  dial: '#14151c',
  dialShadow: '#06070c',
  region: '#101119',
  dome: '#bfe9ff',
  cloud: ['#a9f6f5', '#5f8df6', '#3a39c9'],
  pane: '#16165c',
  paneOuter: '#0c0c3a',
  plate: '#10123c',
  casing: '#111217',
  upperFlow: ['#24247c', '#6f72ff', '#d5d6ff'],
  lowerFlow: ['#0f4270', '#3ec4d6', core42.ice],
} as const;

/** The city platform: a violet night over sand that is still warm, with no black. */
export const dusk = {
  abyss: '#100a16',
  ink: '#110b16',
  night: city.colors.page,
  plum: city.colors.glow,
  rose: '#a8596a',
  ember: '#d98a5c',
  amber: city.colors.accent,
  sand: city.colors.highlight,
  cream: '#fff0d9',
} as const;

/** Further colours of the Dubai Now pictures: shades of clay, and turquoise against them. */
export const duskTints = {
  umber: '#24151f',
  garnet: '#62334b',
  wine: '#9a4f5c',
  clay: '#8a4a54',
  copper: '#c9754f',
  haze: '#e39a6a',
  apricot: '#e39a5f',
  lamp: '#ffe9bf',
  deepSea: '#12313f',
  petrol: '#17525e',
  pine: '#1f7478',
  lagoon: '#2a9a96',
  turquoise: '#45c4b6',
  aqua: '#78ded0',
  jade: '#a9f0e4',
  mint: '#dcfbf1',
  pearl: '#f2fffb',
} as const;

/** The surface colours of Dubai Now, each from its upper to its lower edge. */
export const duskPaints = {
  cream: [dusk.cream, dusk.sand],
  sand: [dusk.sand, '#f0b06c'],
  amber: [dusk.amber, duskTints.copper],
  ember: [dusk.ember, duskTints.wine],
  rose: [dusk.rose, duskTints.garnet],
  plum: ['#603449', '#341c2d'],
  dark: ['#37202f', dusk.night],
  mint: [duskTints.mint, '#7fdccd'],
  turquoise: [duskTints.aqua, duskTints.lagoon],
  sea: ['#2c8f91', duskTints.petrol],
  deep: ['#1c5a64', duskTints.deepSea],
} as const;

/** Colours of single Dubai Now pictures. */
export const duskAccents = {
  sky: [dusk.night, '#281724', dusk.plum, '#7d4152', '#b96a5d', dusk.ember],
  farDune: ['#e69a63', '#7a4150'],
  nearDune: ['#c97a5a', '#57304a'],
  frontDune: ['#7a4150', '#2b1826'],
  plain: ['#c87c5a', duskTints.clay, dusk.plum, duskTints.umber],
  skin: '#f6c48a',
  leafShade: '#1f7f80',
  gold: ['#8a4a3e', duskTints.copper, '#e8a665', dusk.sand, dusk.cream],
  patina: ['#12414c', duskTints.pine, '#38aba4', '#8fe6d8', '#e4fff8'],
  weddingHalo: '#d98a8f',
  moonHalo: '#e0bccb',
  flame: '#ffffff',
  doorway: '#fff6e6',
  link: '#6fdccd',
  tailLight: '#a8353f',
} as const;

/** The emblems of the projects. */
export const emblemColors = {
  cloud: { sky: ['#12123a', '#070717'], glow: core42.cyan },
  regulator: {
    sky: ['#0d2c4d', '#061427'],
    glow: '#1fa39b',
    star: '#0b2443',
    deep: '#1c6f73',
    teal: '#2a8d8f',
    aqua: '#58b5ad',
    brass: '#d9a94a',
    gold: '#f0cd82',
    ivory: '#fff1cf',
  },
  rosette: { line: porcelain.colors.accent, gold: '#b98a33' },
  stream: { ground: '#07090a', line: '#eef2f4', live: signal.colors.highlight },
  health: { sky: ['#10343a', '#081a20'], warm: '#ff9d7d', cool: '#6fe0c5', rung: '#bfe9df' },
  city: {
    sky: ['#3a1f47', '#a8506a', '#f0a15f', '#ffd9a0'],
    sun: '#fff0cc',
    lattice: '#ffe6c4',
    towers: ['#7c4258', '#532e46', '#2b1a2c'],
  },
} as const;

/** The live stream: cold lines on black, and one signal colour. */
export const liveStream = {
  ice: '#e6f0f6',
  steel: '#7d93a3',
  blue: '#4f7f9f',
  signal: signal.colors.highlight,
  ember: '#ffb09a',
} as const;

/** The colours that each subject of the city platform adds to the dusk. */
export const subjects = {
  agents: { violet: '#8f7bff', cyan: '#6fdcea' },
  aiCommittee: { magenta: '#d6559f', wine: '#6d2456', gold: city.colors.warning },
  build: { deep: '#5b2a1f', accent: '#c9743f', lit: '#ffc08a' },
  copilot: { blue: '#5b8cff', ice: '#a9c8ff' },
  codai: { indigo: '#3a2f6b', lilac: '#b58fc4', iris: '#d9c2f0' },
  data: { sky: '#7cc4ff', lilac: '#b58fc4' },
  dubaiNow: { turquoise: '#35b7b0', foam: '#b4f2e6' },
  employee: { honey: '#e0973f' },
  identity: { pearl: '#f3e6d6', green: '#5fbf95', mint: '#c2f0d6' },
  infrastructure: { teal: '#3fc7bd', pine: '#0f4a50' },
  investment: { deep: '#0f4738', accent: '#2fa678', lit: '#a9ecc4' },
  justice: { deep: '#1c2a5c', accent: '#4a6bc4', lit: '#b9cbff' },
  marketplace: { saffron: '#f0a848', tile: '#2f9aa0', mint: '#a8ece0' },
  population: { garnet: '#7a2f4c', coral: '#f08a72' },
  sampling: { petrol: '#16405c', sky: '#7cc4ff' },
  statistics: { ultramarine: '#2b3f8f', azure: '#6fa8ff' },
  supplier: { terracotta: '#c4613c', clay: '#6e3128' },
  tourism: { deep: '#6b2a3c', accent: '#ef7f6b', lit: '#ffc4ae' },
  trade: { deep: '#12454e', accent: '#2fa3a3', lit: '#9fe6d8' },
  transport: { periwinkle: '#8f9dff', moon: '#cfd5ff' },
} as const;
