import type { Picture } from '@showcase/ui';
import { drawing, scene } from '../pictures.ts';

/** The picture of a project. The regulator's is plain enough for its drawing to be the smallest file. */
export function emblem(name: string): Picture {
  return name === 'emblems/regulator' ? drawing(name, { width: 640, height: 400 }) : scene(name);
}
