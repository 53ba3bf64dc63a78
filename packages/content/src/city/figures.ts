import type { Language } from '../languages.ts';
import { countedText, localize, mapText, type LocalizedText } from '../localize.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

/** Words that several pages of the city platform share. */
export const cityTexts = localize({ en, ar });

/** A number of things: exactly, or more than; `exactly` by language holds for those languages alone. */
export type Count =
  | { readonly exactly: number }
  | {
      readonly over: number;
      readonly exactly?: Readonly<Partial<Record<Language, number>>>;
    };

/** How much a platform offers. */
export interface FigureCounts {
  readonly services: Count;
  readonly entities: Count;
}

/** A figure of a platform: its value as shown, the words above it, and the things counted. */
export interface Figure {
  readonly value: LocalizedText | string;
  /** Absent if the number is exact, and empty in a language in which it is. */
  readonly qualifier?: LocalizedText;
  readonly label: LocalizedText;
}

/** The figures of a platform with their words (docs/product.md, Figures). */
export function figuresOf(counts: FigureCounts): readonly Figure[] {
  return (['services', 'entities'] as const).map((noun) => figure(counts[noun], cityTexts[noun]));
}

function figure(count: Count, noun: (typeof cityTexts)['services']): Figure {
  if (!('over' in count)) {
    return { value: String(count.exactly), label: countedText(noun, count.exactly) };
  }
  const { over, exactly } = count;
  const label = countedText(noun, over);
  if (!exactly) return { value: String(over), qualifier: cityTexts.over, label };
  return {
    value: mapText(cityTexts.over, (_, language) => String(exactly[language] ?? over)),
    qualifier: mapText(cityTexts.over, (own, language) => (language in exactly ? '' : own)),
    label,
  };
}
