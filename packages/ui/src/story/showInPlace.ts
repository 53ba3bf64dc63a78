/** For stories: shows a dialog in its cell; as a modal one it would lie above all others. Given to it as `ref`. */
export function showInPlace(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  dialog.showModal = () => {
    dialog.style.display = 'block';
  };
}
