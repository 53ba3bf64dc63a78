import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPageContext, readTrackingCookie } from './pageContext.ts';

const hutk = '0123456789abcdef0123456789ABCDEF';

describe('readTrackingCookie (C11)', () => {
  it.each([
    `hubspotutk=${hutk}`,
    `a=b; hubspotutk=${hutk}; c=d`,
    ` hubspotutk = ${hutk} `,
    `hubspotutkx=1;hubspotutk=${hutk}`,
  ])('reads %j', (cookies) => {
    expect(readTrackingCookie(cookies)).toBe(hutk);
  });

  it.each([
    '',
    'hubspotutk',
    'hubspotutk=',
    'hubspotutk=%E0%A4%A',
    'hubspotutk=undefined',
    `hubspotutk=${hutk}0`,
    `hubspotutk=${hutk}=`,
    `hutk=${hutk}`,
    `xhubspotutk=${hutk}`,
    `HUBSPOTUTK=${hutk}`,
    `hubspotutk=${hutk}; hubspotutk=${hutk}`,
    `hubspotutk=; hubspotutk=${hutk}`,
  ])('ignores %j', (cookies) => {
    expect(readTrackingCookie(cookies)).toBeUndefined();
  });

  it('gives 32 hexadecimal digits or nothing, whatever the cookies are', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('hubspotutk=', hutk, ';', ' '));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        expect(readTrackingCookie(parts.join('')) ?? hutk).toMatch(/^[0-9a-f]{32}$/i);
      }),
    );
  });
});

describe('readPageContext', () => {
  const page = { title: 'Contact us today', URL: 'https://show.example/contact' };

  it('has the address, the title and the cookie', () => {
    expect(readPageContext({ ...page, cookie: `hubspotutk=${hutk}` })).toEqual({
      pageUri: page.URL,
      pageName: page.title,
      hutk,
    });
  });

  it('leaves out the cookie if there is none or cookies are blocked', () => {
    const blocked = {
      ...page,
      get cookie(): string {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    for (const document of [{ ...page, cookie: '' }, blocked]) {
      expect(readPageContext(document)).toEqual({ pageUri: page.URL, pageName: page.title });
    }
  });
});
