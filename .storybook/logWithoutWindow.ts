/**
 * Lets the log of actions name a window instead of writing out all that it holds. An event of React keeps the window in
 * which it happened; Storybook would follow it into the stories of other frames, and fail where one is still loading.
 */
export function logWithoutWindow(): void {
  Object.defineProperty(window, 'toJSON', { value: () => '[Window]', configurable: true });
}
