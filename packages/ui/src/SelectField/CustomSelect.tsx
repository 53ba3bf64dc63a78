import { CacheProvider } from '@emotion/react';
import { useLayoutEffect, useMemo, useRef, useState, type AriaAttributes, type Ref } from 'react';
import type { SelectInstance } from 'react-select';
import Select from 'react-select/base';
import { fillText } from '../i18n/fillText.ts';
import { useShowcase } from '../internal/context.ts';
import { liveMessages } from './liveMessages.ts';
import { SelectBoxContext, selectComponents } from './selectComponents.tsx';
import { Custom } from './SelectField.styles.ts';
import { useMergedRef } from '../internal/useMergedRef.ts';
import type { SelectFieldMessages } from './SelectField.messages.ts';
import type { ShownOption } from './shownOption.ts';
import { styleCache } from './styleCache.ts';
import { useTypeAhead } from './useTypeAhead.ts';

/** Room for eight options before the list scrolls. */
const maximumMenuHeight = 560;

interface CustomSelectProps {
  readonly id: string;
  readonly labelId: string;
  readonly className: string | undefined;
  readonly options: readonly ShownOption[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly loading: boolean;
  readonly texts: SelectFieldMessages;
  readonly attributes: AriaAttributes;
  readonly ref: Ref<SelectInstance<ShownOption>>;
}

/** The box takes no text. */
const nothing = () => undefined;

/** react-select with our styles, keys and attributes. */
export function CustomSelect(props: CustomSelectProps) {
  const { id, labelId, className, options, value, onValueChange, onFocus, onBlur } = props;
  const { placeholder, disabled, loading, texts, attributes, ref } = props;
  const { language } = useShowcase();
  /** How the list is placed; undefined if it's closed. */
  const [placement, setPlacement] = useState<'absolute' | 'fixed'>();
  const isOpen = placement !== undefined;
  const select = useRef<SelectInstance<ShownOption>>(null);
  const findTyped = useTypeAhead(options);
  const selected = options.find((option) => option.value === value) ?? null;
  const context = useMemo(() => ({ labelId, attributes }), [labelId, attributes]);

  useLayoutEffect(() => {
    // In a microtask, react-select has measured the list and placed it, but nothing has been painted yet.
    if (isOpen) queueMicrotask(() => showList(select.current?.menuListRef));
  }, [isOpen]);

  const field = (
    <SelectBoxContext value={context}>
      <Select<ShownOption>
        ref={useMergedRef(select, ref)}
        unstyled
        isSearchable={false}
        classNamePrefix="select"
        classNames={{ control: () => className ?? '' }}
        components={selectComponents}
        instanceId={id}
        inputId={id}
        options={options}
        value={selected}
        placeholder={placeholder}
        isDisabled={disabled}
        isLoading={loading}
        loadingMessage={() => texts.loading}
        noOptionsMessage={() => texts.noOptions}
        screenReaderStatus={({ count }) => fillText(texts.count, { count }, language)}
        ariaLiveMessages={liveMessages(texts, language)}
        // It would move the list for 16 frames, under a quick visitor's finger.
        menuShouldScrollIntoView={false}
        // It's on by default on touch screens, and would lose the visitor's place in the form.
        blurInputOnSelect={false}
        menuPlacement="auto"
        menuPosition={placement}
        maxMenuHeight={maximumMenuHeight}
        tabSelectsValue={false}
        inputValue=""
        onInputChange={nothing}
        menuIsOpen={isOpen}
        onMenuOpen={() => {
          // A dialog would clip the list.
          setPlacement(select.current?.controlRef?.closest('dialog') ? 'fixed' : 'absolute');
        }}
        onMenuClose={() => {
          setPlacement(undefined);
        }}
        onChange={(option) => {
          onValueChange(option?.value ?? '');
        }}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isOpen) {
            // As in a native select, Enter opens the list and doesn't submit the form.
            event.preventDefault();
            select.current?.openMenu('first');
            return;
          }
          const typed = findTyped(event, select.current?.state.focusedOption ?? selected);
          if (!typed) return;
          if (isOpen) moveTo(select.current, typed);
          else onValueChange(typed.value);
        }}
      />
    </SelectBoxContext>
  );
  return (
    <Custom
      data-invalid={attributes['aria-invalid'] === true || undefined}
      aria-busy={loading}
      onTouchEnd={(event) => {
        // react-select takes every touch in a shadow root for one outside its list, and closes it.
        if (event.currentTarget.getRootNode() !== document) event.nativeEvent.stopPropagation();
        // As react-select does elsewhere on its box: a mouse press after the touch would close the list.
        if (event.target instanceof HTMLInputElement && event.cancelable) event.preventDefault();
      }}
    >
      <CacheProvider value={styleCache()}>{field}</CacheProvider>
    </Custom>
  );
}

/** Scrolls just far enough to show the list, and in it the choice, except in jsdom, which doesn't scroll. */
function showList(list: Partial<HTMLElement> | null | undefined) {
  list?.scrollIntoView?.({ block: 'nearest' });
  const chosen = list?.querySelector?.('.select__option--is-selected');
  chosen?.scrollIntoView({ block: 'nearest' });
}

/** Makes an option of the open list active; react-select itself only moves step by step. */
function moveTo(select: SelectInstance<ShownOption> | null, option: ShownOption) {
  if (!select) return;
  select.scrollToFocusedOptionOnUpdate = true;
  select.setState({
    focusedOption: option,
    focusedOptionId: select.getFocusedOptionId(option),
  });
}
