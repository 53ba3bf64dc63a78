/** The schemes of the demo apps. Besides http and https, only these may become an address. */
export const deepLinkSchemes = [
  'smartemployee',
  'smartsupplier',
  'dubainowqa',
  'uaepassdemo',
] as const;
