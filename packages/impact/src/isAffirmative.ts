const NEGATIVE =
  /^(?:false|f|no|n|off|nein|non|não|нет|0+(?:[.,]0*)?|none|null|undefined|n\/?a|[-–—✗✘]|لا)?$/i;

/**
 * Returns whether a value means yes, as people write it in spreadsheets. A text means no if it is blank or, ignoring
 * case, one of `false`, `f`, `no`, `n`, `off`, `0`, `none`, `null`, `n/a`, `-` and `✗`, or the word for no in Arabic,
 * French, German, Portuguese or Russian; any other text means yes. Other values mean yes if they are truthy in
 * JavaScript. Use it as `isAdopted` of `createImpact`.
 */
export function isAffirmative(value: unknown): boolean {
  return typeof value === 'string' ? !NEGATIVE.test(value.trim()) : Boolean(value);
}
