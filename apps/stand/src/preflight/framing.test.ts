import { describe, expect, it } from 'vitest';
import { refusalToBeFramed } from './framing.ts';

const showcase = 'http://localhost:4173';
const refusal = (
  headers: Record<string, string>,
  address = 'https://frame.example/',
  page = showcase,
) => refusalToBeFramed(new Headers(headers), address, page);
const csp = (...policies: string[]) => ({ 'content-security-policy': policies.join(', ') });

describe('an address may be framed', () => {
  it.each([
    ['without headers', {}],
    ['by a policy about other things', csp("default-src 'none'; script-src 'self'")],
    ['by *', csp('frame-ancestors *')],
    ['by a scheme', csp('frame-ancestors http:')],
    ['by an origin', csp('frame-ancestors https://a.example http://localhost:4173')],
    ['by an origin in capitals', csp('Frame-Ancestors HTTP://LOCALHOST:4173')],
    ['by any port', csp('frame-ancestors http://localhost:*')],
    ['by an origin with a path', csp('frame-ancestors http://localhost:4173/show')],
    [
      'by all of several policies',
      csp('frame-ancestors *', 'frame-ancestors http://localhost:4173'),
    ],
    [
      'by a policy, whatever the older header says',
      { ...csp('frame-ancestors *'), 'x-frame-options': 'DENY' },
    ],
    [
      'by a value of the older header that browsers ignore',
      { 'x-frame-options': 'ALLOW-FROM https://a.example' },
    ],
    ['by two values that browsers ignore', { 'x-frame-options': 'x, y' }],
    ['by ALLOWALL', { 'x-frame-options': 'ALLOWALL' }],
  ])('%s', (_, headers) => {
    expect(refusal(headers)).toBeUndefined();
  });

  it.each([
    ["frame-ancestors 'self'", 'https://show.example/frame'],
    ['frame-ancestors show.example', 'https://frame.example/'],
    ['frame-ancestors http://show.example', 'https://frame.example/'],
    ['frame-ancestors *.example', 'https://frame.example/'],
    ['frame-ancestors https:', 'https://frame.example/'],
  ])('by %s of %s in a page of https://show.example', (policy, address) => {
    expect(refusal(csp(policy), address, 'https://show.example')).toBeUndefined();
  });

  it('by X-Frame-Options: SAMEORIGIN in a page of the same origin', () => {
    expect(refusal({ 'x-frame-options': 'SAMEORIGIN' }, `${showcase}/player`)).toBeUndefined();
  });
});

describe('an address refuses to be framed', () => {
  it.each([
    [csp("frame-ancestors 'none'"), "Content-Security-Policy: frame-ancestors 'none'"],
    [csp("frame-ancestors 'self'"), "Content-Security-Policy: frame-ancestors 'self'"],
    [csp('frame-ancestors'), 'Content-Security-Policy: frame-ancestors'],
    [csp('frame-ancestors https:'), 'Content-Security-Policy: frame-ancestors https:'],
    [
      csp('frame-ancestors http://localhost'),
      'Content-Security-Policy: frame-ancestors http://localhost',
    ],
    [
      csp('frame-ancestors localhost:4173'),
      'Content-Security-Policy: frame-ancestors localhost:4173',
    ],
    [
      csp('frame-ancestors *.localhost:4173'),
      'Content-Security-Policy: frame-ancestors *.localhost:4173',
    ],
    [
      csp('frame-ancestors *', 'frame-ancestors https://a.example'),
      'Content-Security-Policy: frame-ancestors https://a.example',
    ],
    [
      csp('frame-ancestors http://*.localhost:4173'),
      'Content-Security-Policy: frame-ancestors http://*.localhost:4173',
    ],
    [{ 'x-frame-options': 'deny' }, 'X-Frame-Options: deny'],
    [{ 'x-frame-options': 'ALLOWALL, x' }, 'X-Frame-Options: ALLOWALL, x'],
    [{ 'x-frame-options': 'SAMEORIGIN' }, 'X-Frame-Options: SAMEORIGIN'],
    [{ 'x-frame-options': 'SAMEORIGIN, ALLOWALL' }, 'X-Frame-Options: SAMEORIGIN, ALLOWALL'],
  ])('by %j', (headers, reason) => {
    expect(refusal(headers as Record<string, string>)).toBe(reason);
  });

  it('by a host without a scheme in an http page, if it is https itself', () => {
    const headers = csp('frame-ancestors localhost:*');
    expect(refusal(headers)).toBe('Content-Security-Policy: frame-ancestors localhost:*');
    expect(refusal(headers, 'http://frame.example/')).toBeUndefined();
  });
});
