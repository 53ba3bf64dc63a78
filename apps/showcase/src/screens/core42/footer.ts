import type { FooterAction, Picture } from '@showcase/ui';
import { footer, type Action } from '@showcase/content/microsite';
import { drawing } from '../../pictures.ts';

/** The picture of an image link. */
export const actionPicture = (name: string): Picture => drawing(name, { width: 200, height: 200 });

/** The image links that lead back to a screen. */
export function footerActions(target: keyof typeof footer): readonly FooterAction[] {
  return footer[target].map((action: Action) => ({
    ...action,
    picture: actionPicture(action.picture),
  }));
}
