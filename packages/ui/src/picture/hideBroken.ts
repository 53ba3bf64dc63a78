import type { SyntheticEvent } from 'react';

/** For a decorative picture: if it doesn't load, no frame or broken-image icon is shown. */
export function hideBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.visibility = 'hidden';
}
