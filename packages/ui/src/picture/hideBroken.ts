import type { SyntheticEvent } from 'react';

/** For a picture that only decorates: one that does not arrive leaves no frame and no sign of it. */
export function hideBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.visibility = 'hidden';
}
