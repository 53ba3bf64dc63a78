import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';

/** How the combobox searches and chooses options, which are only numbers. */
export interface ComboboxOptions {
  readonly search: (text: string) => readonly number[];
  readonly onSelect: (option: number) => void;
  /** How many options a page of the list holds, for Page Up and Page Down. */
  readonly pageSize: number;
}

/**
 * State and keys of an editable combobox with a list popup (ARIA Authoring Practices Guide), with
 * opening rules of its own: it opens on focus and on text, and closes when the text is
 * emptied, on a choice and on a press outside.
 */
export function useCombobox({ search, onSelect, pageSize }: ComboboxOptions) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const root = useRef<HTMLDivElement>(null);

  const matches = useMemo(() => (isOpen ? search(text) : none), [isOpen, search, text]);
  const shownActive = Math.min(active, matches.length - 1);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [isOpen]);

  // What was typed before the scripts ran, and the focus, are only in the element.
  useLayoutEffect(() => {
    const input = root.current?.querySelector('input');
    if (!input) return;
    setText(input.value);
    setIsOpen(input === document.activeElement);
    setActive(input.value === '' ? -1 : 0);
  }, []);

  const open = () => {
    if (isOpen) return;
    setIsOpen(true);
    setActive(-1);
  };

  const change = (next: string) => {
    setText(next);
    setIsOpen(next !== '');
    setActive(next === '' ? -1 : 0);
  };

  const choose = (option: number) => {
    setText('');
    setIsOpen(false);
    setActive(-1);
    onSelect(option);
  };

  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => {
      setActive(isOpen ? (shownActive + 1) % Math.max(1, matches.length) : 0);
      setIsOpen(true);
    },
    ArrowUp: () => {
      setActive(isOpen && shownActive > 0 ? shownActive - 1 : Number.MAX_SAFE_INTEGER);
      setIsOpen(true);
    },
    Escape: () => {
      if (!isOpen) setText('');
      setIsOpen(false);
    },
    ...(isOpen && {
      Home: () => {
        setActive(0);
      },
      End: () => {
        setActive(Number.MAX_SAFE_INTEGER);
      },
      PageDown: () => {
        setActive(shownActive + pageSize);
      },
      PageUp: () => {
        setActive(Math.max(0, shownActive - pageSize));
      },
      Enter: () => {
        const option = matches[shownActive];
        if (option !== undefined) choose(option);
      },
    }),
  };

  return {
    root,
    text,
    isOpen,
    matches,
    active: shownActive,
    open,
    change,
    choose,
    onKeyDown: (event: KeyboardEvent) => {
      // During a composition, the keys belong to the input method (IME).
      const act = event.nativeEvent.isComposing || event.altKey ? undefined : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
    onBlur: (event: FocusEvent) => {
      if (!root.current?.contains(event.relatedTarget)) setIsOpen(false);
    },
  };
}

const none: readonly number[] = [];
