/** Texts that must never become a link, whatever a configuration contains (docs/faults.md, L1). */
export const noAddresses: readonly string[] = [
  '',
  '#',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt\t:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'unknown://x',
  'waiting for a link',
  '//evil.example',
  'blob:x',
];
