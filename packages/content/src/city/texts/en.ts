import type { CountedNoun } from '../../localize.ts';

const always = (noun: string): CountedNoun<string> => ({ few: noun, many: noun, other: noun });

/** Words that several pages of the city platform share; a noun by the plural category of its number. */
export const en = {
  over: 'Over',
  services: always('services'),
  entities: always('entities'),
  stillPicture: 'Still picture',
};
