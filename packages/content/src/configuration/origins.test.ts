import { expect, it } from 'vitest';
import { parseConfiguration } from './index.ts';
import { originsOf } from './origins.ts';

const origins = (file: object) => originsOf(parseConfiguration(file).configuration);

it('the defaults name no other origin', () => {
  expect(origins({})).toEqual({ connect: [], embed: [] });
});

it('each address opens the directive that it needs, once', () => {
  const file = {
    entitiesHost: 'https://data.example/',
    contactForm: { host: 'https://forms.example', portalId: '1', formId: '2' },
    gridPortal: 'https://grid.example/portal',
    videos: {
      product: 'https://films.example/1',
      coLocation: '/film',
      liveStream: 'http://live.example:8080/stream.m3u8',
      dubaiNow: { marriage: { en: 'https://films.example/2', ar: 'https://other.example/3' } },
    },
    links: { trade: 'https://trade.example/' },
  };
  expect(origins(file)).toEqual({
    connect: ['https://data.example', 'https://forms.example'],
    embed: [
      'https://films.example',
      'http://live.example:8080',
      'https://other.example',
      'https://grid.example',
    ],
  });
});
