/** The languages of the app: the folders next to this file, English first. */
export const languages: readonly string[] = Object.keys(
  import.meta.glob('./*/site.ts', { eager: true, import: 'site' }),
)
  .map((file) => file.split('/')[1] ?? '')
  .sort((a, b) => Number(b === 'en') - Number(a === 'en'));
