/** How much text a component is given. */
export const lengths = ['short', 'usual', 'long', 'extreme'] as const;

export type Length = (typeof lengths)[number];

type Bilingual = Readonly<Record<'en' | 'ar', string>>;

const words = {
  en: 'a of trade city data open water digital services partners platform government infrastructure responsibilities'.split(
    ' ',
  ),
  ar: 'من في دبي مياه بيانات مدينة خدمات شراكة منصة حكومة المسؤوليات والاستراتيجيات للمستخدمين الإلكترونية'.split(
    ' ',
  ),
};

/** A word that no line of a phone holds: it may break, because it has no space. */
const endless = {
  en: 'Donaudampfschifffahrtsgesellschaftskapitaen',
  ar: 'أفاستسقيناكموهاوفسيكفيكهموهاوأنلزمكموها',
};

const counts: Readonly<Record<Length, number>> = { short: 1, usual: 3, long: 9, extreme: 24 };

const figures: Readonly<Record<Length, readonly string[]>> = {
  short: ['7', '42', '9 %'],
  usual: ['400', '1.2M AED', '98.6 %'],
  long: ['over 1,200,000', '1,234,567 AED', '18 minutes'],
  extreme: ['between 1,234,567,890 and 2,345,678,901 AED', '123456789012345678901234567890'],
};

/** Creates texts that are the same for the same seed (mulberry32, public domain). */
export function seededTexts(seed: number, length: Length) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const sentence = (language: 'en' | 'ar', count: number) => {
    const chosen = Array.from({ length: count }, () => pick(words[language]));
    if (length === 'extreme') chosen.splice(Math.floor(count / 2), 0, endless[language]);
    const text = chosen.join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const inBoth = (count: number): Bilingual => ({
    en: sentence('en', count),
    ar: sentence('ar', count),
  });
  return {
    /** A name or a heading. */
    title: () => inBoth(counts[length]),
    /** A paragraph. */
    text: () => inBoth(counts[length] * 3),
    /** A figure, which may differ by language. */
    figure: (): Bilingual | string => {
      const value = pick(figures[length]);
      return next() < 0.3 ? { en: value, ar: value.replaceAll(/[a-z]+/gi, 'درهم') } : value;
    },
  };
}

export type SeededTexts = ReturnType<typeof seededTexts>;
