import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from './defaults.ts';
import { parseConfiguration } from './schema.ts';

describe('parseConfiguration', () => {
  it('fills in the defaults', () => {
    expect(parseConfiguration({})).toEqual(defaultConfiguration);
    expect(parseConfiguration({ externalProjects: {} })).toEqual(defaultConfiguration);
  });

  it('takes an origin, without its final slash', () => {
    const { entitiesHost } = parseConfiguration({ entitiesHost: 'https://events.example/' });
    expect(entitiesHost).toBe('https://events.example');
  });

  it('takes no contact form, or another one', () => {
    expect(parseConfiguration({ contactForm: null }).contactForm).toBeNull();
    const form = { host: 'https://forms.example/', portalId: '1234', formId: 'a-b' };
    expect(parseConfiguration({ contactForm: form }).contactForm).toEqual({
      ...form,
      host: 'https://forms.example',
    });
  });

  it('takes one player and keeps the other', () => {
    const { videos } = parseConfiguration({ videos: { product: 'https://v.example/1' } });
    expect(videos).toEqual({ ...defaultConfiguration.videos, product: 'https://v.example/1' });
  });

  it('takes a live stream and a portal', () => {
    const given = {
      videos: { liveStream: 'https://live.example/stream.m3u8' },
      gridPortal: 'https://grid.example/',
    };
    const { videos, gridPortal } = parseConfiguration(given);
    expect(videos).toEqual({ ...defaultConfiguration.videos, ...given.videos });
    expect(gridPortal).toBe('https://grid.example/');
  });

  it('takes any text as a link: what is no address leads nowhere', () => {
    const { links } = parseConfiguration({ links: { compassLiveDemo: 'next week' } });
    expect(links).toEqual({ compassLiveDemo: 'next week' });
  });

  it.each([
    [{ links: { compassLiveDemo: 7 } }, 'links.compassLiveDemo'],
    [{ links: { noSuchLink: '' } }, 'links.noSuchLink'],
    [{ contactForm: { host: '', portalId: '1/2', formId: 'a' } }, 'contactForm.portalId'],
    [{ contactForm: { portalId: '1', formId: 'a' } }, 'contactForm.host'],
    [{ contactForm: {} }, 'contactForm.host'],
    [{ videos: { product: '//evil.example' } }, 'videos.product'],
    [{ videos: { product: 'javascript:1' } }, 'videos.product'],
    [{ videos: { liveStream: 'stream.m3u8' } }, 'videos.liveStream'],
    [{ gridPortal: 'data:text/html,x' }, 'gridPortal'],
    [{ entitiesHost: 7 }, 'entitiesHost'],
    [{ entitiesHost: 'javascript:alert(1)' }, 'entitiesHost'],
    [{ externalProjects: { m42: 'data:text/html,x' } }, 'externalProjects.m42'],
    [{ externalProjects: { m43: 'https://x.example' } }, 'externalProjects.m43'],
    [{ entitesHost: '' }, 'entitesHost'],
    [[], 'the file'],
    [null, 'the file'],
  ])('names the key that is wrong in %j', (value, key) => {
    expect(() => parseConfiguration(value)).toThrow(`${key}:`);
  });
});
