/** For stories: shows a dialog in its cell; a modal one would lie above all others. Pass it as `ref`. */
export function showInPlace(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  dialog.showModal = () => {
    dialog.style.display = 'block';
  };
}
