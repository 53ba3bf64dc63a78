type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The text fields of the page before hydration, which hold what was typed even after React has replaced them. */
export interface EarlyFields {
  readonly root: HTMLElement;
  readonly fields: readonly TextField[];
  /** The field that had the focus last. */
  readonly focused: () => EventTarget | null;
  readonly stop: () => void;
}

const fieldsIn = (root: HTMLElement) => [
  ...root.querySelectorAll<TextField>('input:not([type="hidden"]), textarea'),
];

/**
 * Remembers the text fields of a page that is about to be hydrated. If another program has changed the page, as
 * password managers and translators do, React throws the page away and draws it again, with empty fields.
 */
export function rememberFields(root: HTMLElement): EarlyFields {
  let focused: EventTarget | null = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  root.addEventListener('focusin', onFocus);
  return {
    root,
    fields: fieldsIn(root),
    focused: () => focused,
    stop: () => {
      root.removeEventListener('focusin', onFocus);
    },
  };
}

/** Types the texts of fields that React has replaced into the fields in their place, and returns the focus. */
export async function restoreFields({ root, fields, focused, stop }: EarlyFields): Promise<void> {
  stop();
  const lost = fields.filter((field) => !field.isConnected);
  const now = fieldsIn(root);
  for (const field of lost) {
    const place = field.name
      ? now.find(({ name }) => name === field.name)
      : now[fields.indexOf(field)];
    if (!place) continue;
    if (field === focused() && document.activeElement === document.body) place.focus();
    if (field.value === '' || place.value !== '') continue;
    type(place, field.value);
    // A form takes one change at a time.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Changes a field as a visitor does: React notices only changes that pass by its own setter. */
function type(field: TextField, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
