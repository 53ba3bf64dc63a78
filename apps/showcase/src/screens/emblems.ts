import { picturesIn } from '../pictures.ts';

/** The emblems of the projects. */
export const emblems = picturesIn(
  import.meta.glob<string>('../assets/emblems/*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
