import type { LibraryMessages } from '@showcase/ui';

const files = import.meta.glob<LibraryMessages>('./*/components.ts', {
  eager: true,
  import: 'components',
});

/** The components' texts by language, from `components.ts` in the folder of each language that the library lacks. */
export const componentTexts: Readonly<Record<string, LibraryMessages>> = Object.fromEntries(
  Object.entries(files).map(([file, texts]) => [file.split('/')[1] ?? '', texts]),
);
