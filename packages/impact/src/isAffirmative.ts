const NEGATIVE = /^(?:false|f|no|n|off|0+(?:[.,]0*)?|none|null|undefined|n\/?a|[-–—]|لا)?$/i;

/**
 * Tells whether a value says yes, as people write it in spreadsheets. A text says no if it is blank or, in any case, one
 * of `false`, `f`, `no`, `n`, `off`, `0`, `none`, `null`, `n/a`, `-` and `لا`; any other text says yes. Of other values,
 * those say yes that are truthy in JavaScript. It is meant for `isAdopted` of `createImpact`.
 */
export function isAffirmative(value: unknown): boolean {
  return typeof value === 'string' ? !NEGATIVE.test(value.trim()) : Boolean(value);
}
