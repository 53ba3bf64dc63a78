import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { closeOnEscape } from '../internal/closeOnEscape.ts';
import { focusedElement } from '../internal/focusedElement.ts';

/** Functions to search and choose options, which are just numbers. */
export interface ComboboxOptions {
  /** The text of the box while nothing is typed: the name of the value, if any. Undefined if the box has no value. */
  readonly rest: string | undefined;
  readonly search: (text: string) => readonly number[];
  readonly onChoose: (option: number) => void;
  /** Called when the visitor empties the box. */
  readonly onClear: () => void;
  /** The number of options per page of the list, for Page Up and Page Down. */
  readonly pageSize: number;
}

/**
 * State and keys of an editable combobox with a list popup (ARIA Authoring Practices Guide). It differs in when it
 * opens: on focus and on text. It closes when the text is emptied, on a choice and on a press outside.
 */
export function useCombobox(options: ComboboxOptions) {
  const { rest, search, onChoose, onClear, pageSize } = options;
  const [draft, setDraft] = useState<string>();
  const [lastRest, setLastRest] = useState(rest);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const root = useRef<HTMLDivElement>(null);

  // A changed value replaces the typed text.
  if (rest !== lastRest) {
    setLastRest(rest);
    setDraft(undefined);
  }

  const query = draft ?? '';
  const matches = useMemo(() => (isOpen ? search(query) : none), [isOpen, search, query]);
  const shownActive = Math.min(active, matches.length - 1);
  const isShown = isOpen && (matches.length > 0 || query !== '');

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent) => {
      // From a shadow root, the target is its host.
      if (root.current && !event.composedPath().includes(root.current)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [isOpen]);

  const adoptElement = useEffectEvent((input: HTMLInputElement) => {
    const isTyped = input.value !== (rest ?? '');
    if (isTyped) setDraft(input.value);
    setIsOpen(input === focusedElement());
    setActive(isTyped ? 0 : -1);
  });

  // Text typed before scripts ran, and the focus, exist only in the element.
  useLayoutEffect(() => {
    const input = root.current?.querySelector('input');
    if (input) adoptElement(input);
  }, []);

  const open = (event: SyntheticEvent<HTMLInputElement>) => {
    // The next letter starts a new search.
    if (draft === undefined) event.currentTarget.select();
    if (isOpen) return;
    setIsOpen(true);
    setActive(-1);
  };

  const change = (next: string) => {
    setDraft(next);
    setIsOpen(next !== '');
    setActive(next === '' ? -1 : 0);
    if (next === '') onClear();
  };

  const choose = (option: number) => {
    setDraft(undefined);
    setIsOpen(false);
    setActive(-1);
    onChoose(option);
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
    text: draft ?? rest ?? '',
    query,
    isOpen,
    isShown,
    matches,
    active: shownActive,
    open,
    change,
    choose,
    onKeyDown: (event: KeyboardEvent) => {
      if (isShown) {
        closeOnEscape(event, () => {
          setIsOpen(false);
        });
      }
      // During a composition, the keys belong to the input method (IME).
      const isOurs = !event.defaultPrevented && !event.nativeEvent.isComposing && !event.altKey;
      if (!isOurs) return;
      // A dialog around the box may close.
      if (event.key === 'Escape') setDraft(undefined);
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
    onBlur: (event: FocusEvent) => {
      if (root.current?.contains(event.relatedTarget)) return;
      setIsOpen(false);
      // Text that wasn't chosen would look like a value.
      if (rest !== undefined) setDraft(undefined);
    },
  };
}

const none: readonly number[] = [];
