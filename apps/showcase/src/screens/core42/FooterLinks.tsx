import { ImageLink } from '@showcase/ui';
import { footer, type Action } from '@showcase/content/microsite';
import { actionPicture } from '../../pictures.ts';

/** The image links that lead back to a screen. */
export function FooterLinks({ to }: { readonly to: keyof typeof footer }) {
  return footer[to].map(({ id, ...action }: Action) => (
    <ImageLink key={id} {...action} picture={actionPicture(action.picture)} />
  ));
}
