import type { Picture } from '@showcase/ui';
import { drawing } from '../../pictures.ts';

/** The picture of an image link. */
export const actionPicture = (name: string): Picture => drawing(name, { width: 200, height: 200 });
