import type { Picture } from '@showcase/ui';
import { picturesIn } from '../../pictures.ts';

/** The pictures of the microsite. */
export const { drawing, scene, tile } = picturesIn(
  import.meta.glob<string>('../../assets/core42/*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

/** The picture of an image link. */
export const actionPicture = (name: string): Picture => drawing(name, { width: 200, height: 200 });
