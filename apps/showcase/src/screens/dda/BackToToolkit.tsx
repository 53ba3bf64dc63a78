import { ActionLink } from '@showcase/ui';
import { ddaRoot, toolkit } from '../../content/dda/index.ts';

/** The way back to the index of the area. */
export function BackToToolkit() {
  return (
    <footer>
      <ActionLink label={toolkit.back} href={ddaRoot} variant="secondary" isReturn />
    </footer>
  );
}
