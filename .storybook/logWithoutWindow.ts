/**
 * Makes the actions log name a window instead of printing its whole content. A React event refers to its window;
 * Storybook would follow it into the stories of other frames, and fail if one is still loading.
 */
export function logWithoutWindow(): void {
  Object.defineProperty(window, 'toJSON', { value: () => '[Window]', configurable: true });
}
