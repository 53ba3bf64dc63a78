/** The figures of the platforms, as the pages show them (docs/product.md, Figures). */
import type { figures as English } from '../../languages/en/figures.ts';
import { countedText, mapText, type Localized } from '../../languages/localize.ts';
import type { Figure } from './types.ts';

export type FiguresId = keyof ReturnType<typeof figuresOf>;

/** The figures by platform, with the words of the language folders. */
export function figuresOf(words: Localized<typeof English>) {
  const exactly = (count: number, noun: 'services' | 'entities'): Figure => ({
    value: String(count),
    label: countedText(words[noun], count),
  });
  const over = (count: number, noun: 'services' | 'entities'): Figure => ({
    qualifier: words.over,
    ...exactly(count, noun),
  });
  /** One page gives the exact number of services, in English only. */
  const exactInEnglish: Figure = {
    ...over(200, 'services'),
    value: mapText(words.over, (_, language) => (language === 'en' ? '209' : '200')),
    qualifier: mapText(words.over, (over, language) => (language === 'en' ? '' : over)),
  };
  return {
    trade: [over(400, 'services'), over(20, 'entities')],
    build: [over(200, 'services'), over(6, 'entities')],
    buildExact: [exactInEnglish, over(6, 'entities')],
    justice: [over(145, 'services'), over(9, 'entities')],
    tourism: [exactly(21, 'services'), over(7, 'entities')],
    invest: [exactly(700, 'services'), over(50, 'entities')],
    transport: [over(25, 'services'), over(5, 'entities')],
    dubaiNow: [exactly(350, 'services'), over(50, 'entities')],
  } as const satisfies Record<string, readonly Figure[]>;
}
