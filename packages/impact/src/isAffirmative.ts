/** What a value says about adoption; 'unclear' if it's a text of unknown meaning. */
type Answer = 'yes' | 'no' | 'unclear';

/** Words and signs for no, FALSE in the languages of spreadsheets, and their errors, such as `#N/A` and `#WERT!`. */
const NO =
  /^(?:f|false|falsch|faux|falso|ложь|خطأ|no|n|off|nein|non|não|нет|لا|[0٠۰]+(?:[.,٫][0٠۰]*)?\s?[%٪]?|none|null|undefined|n[./]?\s?[ad]\.?|[-–—−✗✘]|#[^\s#]*[!?]|#(?:n\/?[abdv]|н\/д)|#+)?$/i;
const YES =
  /^(?:t|true|wahr|vrai|vero|verdadero|verdadeiro|истина|صحيح|yes|y|on|ja|j|oui|o|sí|si|sim|s|да|نعم|x|ok|[✓✔☑✅]|\+?\d+(?:[.,]\d+)*\s?%?)$/i;

/**
 * Returns whether a value means yes, as people write it in spreadsheets. A text means no if it is blank or, ignoring
 * case and invisible characters, one of `false`, `f`, `no`, `n`, `off`, `0`, `0%`, `none`, `null`, `n/a`, `-` and `✗`,
 * the word for no or FALSE in Arabic, French, German, Italian, Portuguese, Russian or Spanish, or an error of a
 * spreadsheet, such as `#N/A`; any other text means yes. Other values mean yes if they are truthy in JavaScript. Use it
 * as `isAdopted` of `createImpact`.
 */
export function isAffirmative(value: unknown): boolean {
  return answerOf(value) !== 'no';
}

/** @internal */
export function answerOf(value: unknown): Answer {
  if (typeof value !== 'string') return value ? 'yes' : 'no';
  const text = value
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .trim();
  if (NO.test(text)) return 'no';
  return YES.test(text) ? 'yes' : 'unclear';
}
