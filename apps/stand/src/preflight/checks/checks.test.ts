import { describe, expect, it } from 'vitest';
import { listOf } from '../check.ts';
import {
  judgeClock,
  judgeFormats,
  judgeFullScreen,
  judgeScreen,
  judgeSecure,
  judgeTouch,
  judgeWakeLock,
  judgeZoom,
} from './browser.ts';
import { judgeDisk } from './computer.ts';
import { judgeConfiguration, judgeEntities } from './content.ts';
import { hasEntity, judgeHome } from './kiosk.ts';
import { kindOf, wordsOf } from './links.ts';
import { judgeStream, newestIn } from './liveStream.ts';
import { mediaFiles } from './media.ts';
import { judgeProvider, judgeRequests } from './requests.ts';

describe('free disk', () => {
  it.each([
    [99_999_999, 'problem', '100 MB free in /stand.'],
    [100_000_000, 'warning', '100 MB free in /stand.'],
    [999_999_999, 'warning', '1,000 MB free in /stand.'],
    [1_000_000_000, 'ok', '1 GB free in /stand.'],
    [212_400_000_000, 'ok', '212 GB free in /stand.'],
    [0, 'problem', '0 MB free in /stand.'],
  ])('of %d bytes is %s', (freeBytes, state, found) => {
    expect(judgeDisk({ folder: '/stand', freeBytes })).toMatchObject({ state, found });
  });

  it('that cannot be measured is a problem', () => {
    const finding = judgeDisk({ folder: '/stand', problem: 'ENOENT' });
    expect(finding).toMatchObject({ state: 'problem', found: '/stand cannot be measured: ENOENT' });
  });
});

it.each([
  [0, 'ok'],
  [2000, 'ok'],
  [-2000, 'ok'],
  [2001, 'warning'],
  [-60_000, 'warning'],
  [60_001, 'problem'],
  [-60_001, 'problem'],
])('a clock that is %d ms ahead of the host’s is %s', (milliseconds, state) => {
  expect(judgeClock(milliseconds).state).toBe(state);
});

it('a home that is the screensaver is a problem: a touch would lead nowhere', () => {
  expect(judgeHome({ home: '/loop', attractLoop: '/loop' })?.state).toBe('problem');
  expect(judgeHome({ home: '/', attractLoop: '/loop' })).toBeUndefined();
  expect(judgeHome({ home: '/', attractLoop: null })).toBeUndefined();
});

describe('the configuration', () => {
  const judge = (problem: string | undefined, problems: readonly string[] = []) =>
    judgeConfiguration({ problem, problems });

  it('is valid', () => {
    expect(judge(undefined).state).toBe('ok');
  });

  it('names every invalid key', () => {
    expect(judge(undefined, ['a must be b.', 'c must be d.'])).toMatchObject({
      state: 'problem',
      found: 'a must be b. c must be d.',
    });
  });

  it('reports what is wrong with the file', () => {
    const finding = judge('my.json:2: Unexpected end');
    expect(finding).toMatchObject({ state: 'problem', found: 'my.json:2: Unexpected end.' });
  });
});

describe('the entity list', () => {
  const findings: readonly string[] = [];
  const file = { file: 'list.csv', count: 2, problem: null, findings };
  const records = [{ EntityName: 'Alpha' }, { EntityName: 'Beta' }];
  const doubts = ['line 2, UsingGSB: "No" counts as adopted.', 'and 214 more'];

  it('says how many entities there are, and their names', () => {
    expect(judgeEntities({ records, findings }, file)).toMatchObject({
      state: 'ok',
      found: '2 entities: Alpha and Beta.',
    });
  });

  it.each([
    [
      'is broken',
      { records, findings },
      { ...file, problem: 'list.csv:2: No.' },
      'problem',
      'list.csv:2: No. The last good list is shown, with 2 entities.',
    ],
    [
      'cannot be fetched',
      { address: '/api/entities', failure: 'It answers with 500.' },
      file,
      'problem',
      'The dashboard cannot load the list: It answers with 500.',
    ],
    ['is empty', { records: [], findings }, file, 'problem', 'The list has no entities.'],
    [
      'has records without a name only',
      { records: [{}], findings },
      file,
      'problem',
      'The list has no entities.',
    ],
    [
      'has doubtful figures (E15)',
      { records, findings },
      { ...file, findings: doubts },
      'warning',
      '2 entities: Alpha and Beta. line 2, UsingGSB: "No" counts as adopted. and 214 more',
    ],
    [
      'is the sample',
      { records: [{ EntityName: 'Alpha', DataNote: 'Sample figures' }], findings },
      file,
      'warning',
      '1 entity: Alpha. The dashboard marks them as sample figures.',
    ],
  ] as const)('that %s', (_, list, state, color, found) => {
    expect(judgeEntities(list, state)).toMatchObject({ state: color, found });
  });

  it('from another host has doubtful figures (E15)', () => {
    const { found } = judgeEntities({
      records,
      findings: ['entry 1, UsingGSB: "No" counts as adopted.'],
    });
    expect(found).toBe('2 entities: Alpha and Beta. entry 1, UsingGSB: "No" counts as adopted.');
  });
});

describe('contact requests', () => {
  const form = { host: '', portalId: '1', formId: 'a' };
  const kept = { file: 'leads.jsonl', waiting: 0, sent: 2, refused: 0, lastError: '' };
  const requests = { description: 'Kept.', advice: '', formHost: 'https://forms.example', kept };

  it.each([
    ['are kept', requests, form, 'ok', 'Kept.'],
    [
      'are kept, but forwarded to nobody',
      { ...requests, formHost: '', description: 'Kept, for nobody.' },
      form,
      'warning',
      'Kept, for nobody.',
    ],
    [
      'are in memory only',
      { ...requests, description: 'In memory.', advice: 'Keep them.', kept: null },
      form,
      'warning',
      'In memory.',
    ],
    ['are refused', { ...requests, kept: { ...kept, refused: 1 } }, form, 'warning', 'Kept.'],
    [
      'do not get through',
      { ...requests, kept: { ...kept, waiting: 1, lastError: 'status 500' } },
      form,
      'warning',
      'Kept. Last failure: status 500.',
    ],
    [
      'wait for their first attempt',
      { ...requests, kept: { ...kept, waiting: 1 } },
      form,
      'ok',
      'Kept.',
    ],
    [
      'cannot be sent, because the form is off',
      requests,
      null,
      'warning',
      'The form is off: visitors read “Contact form is not configured.”',
    ],
  ] as const)('that %s', (_, given, configured, state, found) => {
    expect(judgeRequests(given, configured)).toMatchObject({ state, found });
  });

  it('go to a provider: any answer is fine, and no answer affects only requests that are not kept', () => {
    const silent = { answers: false, reason: 'timeout', detail: '' } as const;
    const host = 'https://forms.example';
    expect(judgeProvider({ answers: true, status: 404 }, host, false)).toMatchObject({
      state: 'ok',
      found: 'https://forms.example answers.',
    });
    expect(judgeProvider(silent, host, false)).toMatchObject({
      state: 'problem',
      network: 'silent',
    });
    expect(judgeProvider(silent, host, true)).toMatchObject({ state: 'warning' });
  });
});

describe('a link of the catalogue', () => {
  it.each([
    ['https://trade.example/', 'outside'],
    [' HTTPS://trade.example/', 'outside'],
    ['http://localhost:4173/portal', 'own'],
    ['/portal', 'own'],
    ['smartsupplier://', 'deepLink'],
    ['uaepassdemo://login', 'deepLink'],
    ['waiting for a link', 'placeholder'],
    ['', 'placeholder'],
    ['#', 'placeholder'],
    ['//evil.example', 'placeholder'],
    ['javascript:alert(1)', 'placeholder'],
    ['https://', 'placeholder'],
    ['mailto:a@b.example', 'placeholder'],
  ])('"%s" is %s', (address, kind) => {
    expect(kindOf(address, 'http://localhost:4173')).toBe(kind);
  });

  it.each([
    ['aiCloudLiveDemo', 'AI cloud live demo'],
    ['dubaiNowQa', 'Dubai now QA'],
    ['uaePass', 'UAE PASS'],
    ['coLocationSalesDeck', 'Co-location sales deck'],
    ['classificationAi', 'Classification AI'],
    ['codai', 'CODAI'],
    ['trade', 'Trade'],
  ])('%s is called "%s"', (id, words) => {
    expect(wordsOf(id)).toBe(words);
  });
});

it.each([
  ['#EXTM3U\n#EXTINF:2,\na.m4s\n#EXTINF:2,\nb.m4s\n', 'b.m4s'],
  ['#EXTM3U\r\n#EXT-X-STREAM-INF:BANDWIDTH=1\r\nlow/index.m3u8\r\n', 'low/index.m3u8'],
  ['#EXTM3U\n#EXT-X-ENDLIST', undefined],
  ['<!doctype html>\nfound', undefined],
  ['', undefined],
])('the newest entry of %j is %s', (playlist, newest) => {
  expect(newestIn(playlist)).toBe(newest);
});

it.each([
  [
    { status: 200, newest: 'b.m4s', isNewestThere: true },
    'ok',
    'The playlist and its newest entry answer.',
  ],
  [{ status: 404 }, 'problem', 'It answers with 404.'],
  [{ status: 200 }, 'problem', 'It is not an HTTP Live Streaming playlist.'],
  [
    { status: 200, newest: 'b.m4s' },
    'problem',
    'The playlist answers, but its newest entry does not: b.m4s',
  ],
])('a stream of which a player gets %j is %s', (played, state, found) => {
  expect(judgeStream(played)).toMatchObject({ state, found });
});

it('an address of the dashboard leads to an entity, or to one of several with the same name', () => {
  const names = ['Alpha', 'Beta', 'Alpha'];
  expect(hasEntity(names, 'Beta', null)).toBe(true);
  expect(hasEntity(names, 'Alpha', '2')).toBe(true);
  expect(hasEntity(names, 'Alpha', '3')).toBe(false);
  expect(hasEntity(names, 'Alpha', '0')).toBe(false);
  expect(hasEntity(names, 'Alpha', '1.5')).toBe(false);
  expect(hasEntity(names, 'alpha', null)).toBe(false);
});

it('the media of the content are all in one list', () => {
  expect(new Set(mediaFiles).size).toBe(mediaFiles.length);
  expect(mediaFiles).toContain('/media/trade.mp4');
  expect(mediaFiles).not.toContain('/media/trade.webm');
  expect(mediaFiles).toContain('/media/product-film.mp4');
  expect(mediaFiles).toContain('/media/volunteer-ar.avif');
  expect(mediaFiles).toContain('/media/live-stream.avif');
  expect(mediaFiles).toContain('/media/codai-640.avif');
});

it.each([
  ['smooth', 'smooth', 'ok'],
  ['unknown', 'smooth', 'ok'],
  ['smooth', 'unknown', 'problem'],
  ['slow', 'smooth', 'warning'],
  ['smooth', 'slow', 'warning'],
  ['unknown', 'slow', 'warning'],
])('formats: AV1 %s, H.264 %s is %s', (av1, h264, state) => {
  const decoding = (kind: string) => ({ supported: kind !== 'unknown', smooth: kind === 'smooth' });
  expect(judgeFormats({ av1: decoding(av1), h264: decoding(h264) }).state).toBe(state);
});

describe('the screen', () => {
  it.each([
    [1280, 720, 1, 'ok', '1280 × 720 pixels.'],
    [1080, 1920, 1, 'ok', '1080 × 1920 pixels.'],
    [1920, 1080, 2, 'ok', '1920 × 1080 CSS pixels, 3840 × 2160 on the screen.'],
    [1279, 720, 1, 'warning', '1279 × 720 pixels.'],
    [1280, 719, 1.5, 'warning', '1280 × 719 CSS pixels, 1920 × 1079 on the screen.'],
  ])('of %d × %d at %d is %s', (width, height, ratio, state, found) => {
    expect(judgeScreen({ width, height, ratio })).toMatchObject({ state, found });
  });

  it('needs touch only on a kiosk', () => {
    expect(judgeTouch(10, true)).toMatchObject({ state: 'ok', found: '10 touch points.' });
    expect(judgeTouch(0, true).state).toBe('warning');
    expect(judgeTouch(0, false).state).toBe('ok');
    expect(judgeZoom(true).state).toBe('ok');
    expect(judgeZoom(false)).toMatchObject({
      state: 'warning',
      action: 'Start with --kiosk, whose launcher can.',
    });
  });

  it('is at most a warning', () => {
    expect(judgeSecure(true).state).toBe('ok');
    expect(judgeSecure(false).state).toBe('warning');
    expect(judgeFullScreen(true).state).toBe('ok');
    expect(judgeFullScreen(false).state).toBe('warning');
    expect(judgeWakeLock('').state).toBe('ok');
    expect(judgeWakeLock('it cannot.')).toMatchObject({
      state: 'warning',
      found: 'The browser does not keep the screen awake: it cannot.',
    });
  });
});

it.each([
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
  [['A', 'B', 'C', 'D'], 'A, B, C and 1 more'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B, C and 2 more'],
])('%j reads "%s"', (names, text) => {
  expect(listOf(names)).toBe(text);
});
