import type { ComponentType, CSSProperties, Ref } from 'react';

/** For stories: shows a dialog in place; a modal one would cover all others. Pass it as `ref`. */
export function showInPlace(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  dialog.showModal = () => {
    dialog.style.display = 'block';
  };
}

/** For stories: the settings of `stateMatrix` for dialogs. */
export const dialogCells = {
  isWide: true,
  cellStyle: { background: 'rgb(3 8 20 / 62%)' },
  target: 'button',
} as const;

interface PlacedProps {
  readonly open?: boolean | undefined;
  readonly ref?: Ref<HTMLDialogElement> | undefined;
  readonly style?: CSSProperties | undefined;
}

/** For stories: a dialog that's open in place, for a matrix or as the picture of its component. */
export function inPlace<Props extends PlacedProps>(
  Component: ComponentType<Props>,
  placed?: CSSProperties,
): ComponentType<Props> {
  return function InPlace(props) {
    const style = { position: 'relative', ...placed, ...props.style } as const;
    return <Component {...props} open ref={showInPlace} style={style} />;
  };
}
