import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The value of a native select that keeps its own: also after its form was reset, and after a form library has written
 * to the element, which no event reports.
 */
export function useNativeValue(
  select: RefObject<HTMLSelectElement | null>,
  initialValue: string,
): string {
  const [value, setValue] = useState(initialValue);
  useLayoutEffect(() => {
    const element = select.current;
    if (!element) return undefined;
    const read = () => {
      setValue(element.value);
    };
    const prototype = Object.getPrototypeOf(element) as object;
    const inherited = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value');
    // Not on the element itself: jsdom before 27 would refuse to write to it.
    const watched = Object.create(prototype, {
      value: {
        get: () => inherited?.get?.call(element) as string,
        set: (next: unknown) => {
          inherited?.set?.call(element, next);
          read();
        },
      },
    }) as object;
    Object.setPrototypeOf(element, watched);
    // It doesn't leave a shadow root.
    const tree = element.getRootNode();
    // The event comes before the elements are reset.
    const readDefault = (event: Event) => {
      if (event.target !== element.form || event.defaultPrevented) return;
      const option = [...element.options].find(({ defaultSelected }) => defaultSelected);
      setValue(option?.value ?? '');
    };
    element.addEventListener('change', read);
    tree.addEventListener('reset', readDefault);
    // Chosen before scripts ran, or by a form library's ref.
    read();
    return () => {
      Object.setPrototypeOf(element, prototype);
      element.removeEventListener('change', read);
      tree.removeEventListener('reset', readDefault);
    };
  }, [select]);
  return value;
}
