import type { SyntheticEvent } from 'react';

/** For a decorative picture: if it does not load, no frame or broken-image icon is shown. */
export function hideBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.visibility = 'hidden';
}
