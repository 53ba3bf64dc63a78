import { describe, expect, it } from 'vitest';
import type { AddressAnswer, Silence } from './checkAddress.ts';
import { judgeFrame, judgeLink, judgeReadable } from './judgeAddress.ts';

const replace = 'replace links.trade in the configuration';
const asked = { address: 'https://trade.example/', replace };
const status = (code: number): AddressAnswer => ({ answers: true, status: code });
const silent = (reason: Silence, detail = ''): AddressAnswer => ({
  answers: false,
  reason,
  detail,
});

describe('a link', () => {
  it.each([
    [200, 'ok', 'It answers.'],
    [204, 'ok', 'It answers.'],
    [304, 'ok', 'It answers.'],
    [403, 'warning', 'It answers with 403; some sites do that to automated requests.'],
    [405, 'warning', 'It answers with 405; some sites do that to automated requests.'],
    [429, 'warning', 'It answers with 429; some sites do that to automated requests.'],
    [503, 'warning', 'It answers with 503; some sites do that to automated requests.'],
    [404, 'problem', 'It answers with 404: there is no such page.'],
    [410, 'problem', 'It answers with 410: there is no such page.'],
    [500, 'problem', 'It answers with 500: its server reports an error.'],
    [502, 'problem', 'It answers with 502: its server reports an error.'],
  ])('that answers with %d is %s', (code, state, found) => {
    const finding = judgeLink(status(code), asked);
    expect(finding).toMatchObject({ state, found, network: 'answers' });
    expect(finding.action === undefined).toBe(state === 'ok');
  });

  it('that leads nowhere names the key to change', () => {
    expect(judgeLink(status(404), asked).action).toBe('Replace links.trade in the configuration.');
  });

  it.each([
    ['timeout', '', 'It does not answer within 5 seconds.', 'silent'],
    ['unknownName', 'ENOTFOUND', 'Its host name cannot be found (ENOTFOUND).', 'silent'],
    ['refused', 'ECONNREFUSED', 'It refuses the connection (ECONNREFUSED).', 'silent'],
    ['unreachable', 'ENETUNREACH', 'It cannot be reached (ENETUNREACH).', 'silent'],
    [
      'certificate',
      'CERT_HAS_EXPIRED',
      'Its certificate is not valid (CERT_HAS_EXPIRED).',
      'answers',
    ],
  ] as const)('that stays silent because of %s is a problem', (reason, detail, found, network) => {
    const finding = judgeLink(silent(reason, detail), asked);
    expect(finding).toMatchObject({ state: 'problem', found, network });
    expect(finding.action).toContain(replace);
  });
});

describe('a frame', () => {
  const origin = 'http://localhost:4173';
  const refusal = 'X-Frame-Options: DENY';

  it('that refuses to be framed is a problem, whatever its status', () => {
    for (const code of [200, 403, 404]) {
      expect(judgeFrame({ answers: true, status: code, refusal }, asked, origin)).toEqual({
        state: 'problem',
        found: 'It refuses to be shown in a frame (X-Frame-Options: DENY).',
        action: `Ask its owner to allow ${origin}, or ${replace}.`,
        network: 'answers',
      });
    }
  });

  it('that does not is judged like a link', () => {
    for (const answer of [status(200), status(404), silent('timeout')]) {
      expect(judgeFrame(answer, asked, origin)).toEqual(judgeLink(answer, asked));
    }
  });
});

it('a response that only the host can read is a permission problem; a timeout and an error stay the same', () => {
  const origin = 'http://localhost:4173';
  const finding = judgeReadable(status(200), asked, origin);
  expect(finding).toMatchObject({ state: 'problem', network: 'answers' });
  expect(finding.action).toContain(origin);
  const readable: AddressAnswer = { answers: true, status: 200, isReadable: true };
  for (const answer of [readable, status(404), silent('timeout')]) {
    expect(judgeReadable(answer, asked, origin)).toEqual(judgeLink(answer, asked));
  }
});
