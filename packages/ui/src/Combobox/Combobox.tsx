import { useId, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { check } from '../internal/checks.ts';
import { useText } from '../i18n/bilingual.ts';
import { fillText } from '../i18n/fillText.ts';
import { useMessages } from '../i18n/messages.ts';
import { scriptsOf } from '../i18n/scriptsOf.ts';
import { searchIcon } from '../icon/icons.ts';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { useShowcase } from '../internal/context.ts';
import { useControllableState } from '../internal/useControllableState.ts';
import { comboboxMessages, type ComboboxMessages } from './Combobox.messages.ts';
import {
  Count,
  Input,
  Label,
  NoMatches,
  Placeholder,
  Popup,
  Root,
  SearchIcon,
  Status,
} from './Combobox.styles.ts';
import { useCombobox } from './useCombobox.ts';
import { WindowedOptions } from './WindowedOptions.tsx';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

/** Class names for the parts of a combobox. */
export interface ComboboxClassNames {
  /** What the visitor types in. */
  readonly input?: string | undefined;
  /** What opens below it: the list, or the text that nothing matches. */
  readonly popup?: string | undefined;
}

export interface ComboboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'type' | 'dir' | 'children'
> {
  /** Specifies the accessible name, in the page's language. */
  readonly label: LocalizedText | string;
  /**
   * Finds the options for a text; an empty text finds all. Options are numbers, so a list of a hundred thousand costs
   * nothing until it's viewed.
   */
  readonly search: (text: string) => readonly number[];
  /** Returns the name of an option. */
  readonly nameOf: (option: number) => string;
  /**
   * Specifies the chosen option, or null for none. The box shows its name, even if `search` doesn't find it; if
   * `nameOf` has no name for it, the box is empty. If you don't change it, the box returns to its name.
   */
  readonly value?: number | null | undefined;
  /**
   * Specifies the initial choice of a box that keeps its own, or null for none.
   * @default without `value`: nothing is kept, and the box is emptied after each choice, ready for the next search
   */
  readonly defaultValue?: number | null | undefined;
  /** Called with the option that the visitor chooses, or null when the visitor empties the box. */
  readonly onValueChange?: ((option: number | null) => void) | undefined;
  /** Specifies the text of an empty box, for instance the name of what the page shows. @default the label */
  readonly placeholder?: string | undefined;
  /** Specifies a class of the root. `ref` and all other props belong to the input. */
  readonly className?: string | undefined;
  /** Specifies styles of the root. */
  readonly style?: CSSProperties | undefined;
  /** Specifies classes of the parts. */
  readonly classNames?: ComboboxClassNames | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<ComboboxMessages> | undefined;
}

const pageSize = 6;

/** A search box with a list of names below it, for lists of any length. */
export function Combobox(props: ComboboxProps) {
  check?.field('Combobox', props);
  const { label, search, nameOf, value, defaultValue, onValueChange, ...others } = props;
  const { className, style, classNames, messages, ref, ...rest } = others;
  const { language } = useShowcase();
  const name = useText(label);
  const texts = useMessages('Combobox', comboboxMessages, messages);
  const [choice, choose] = useControllableState(value, defaultValue ?? null, onValueChange);
  const keepsChoice = value !== undefined || defaultValue !== undefined;
  const combobox = useCombobox({
    rest: keepsChoice ? nameOfChoice(choice, nameOf) : undefined,
    search,
    onChoose: choose,
    onClear: () => {
      if (keepsChoice && typeof choice === 'number') choose(null);
    },
    pageSize,
  });
  const { root, text, query, isOpen, isShown, matches, active } = combobox;
  const id = useId();
  const inputId = rest.id ?? `${id}input`;
  const listId = `${id}list`;
  const optionId = (position: number) => `${id}option${String(position)}`;
  const hasMatches = matches.length > 0;
  const placeholder = rest.placeholder ?? name;
  const [latin, arabic] = scriptsOf(placeholder) ?? [placeholder];
  const count = fillText(texts.count, { count: matches.length }, language);

  return (
    <Root className={className} style={style} ref={root} onBlur={combobox.onBlur}>
      <Label htmlFor={inputId}>{name}</Label>
      <SearchIcon shape={searchIcon} />
      <Input
        {...rest}
        className={classNames?.input}
        placeholder={placeholder}
        ref={ref}
        id={inputId}
        type="text"
        dir="auto"
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        aria-autocomplete="list"
        aria-expanded={isOpen && hasMatches}
        aria-controls={isOpen && hasMatches ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        onFocus={composeHandlers(rest.onFocus, combobox.open)}
        onClick={composeHandlers(rest.onClick, combobox.open)}
        onKeyDown={composeHandlers(rest.onKeyDown, combobox.onKeyDown)}
        onChange={composeHandlers(rest.onChange, (event) => {
          combobox.change(event.currentTarget.value);
        })}
      />
      <Placeholder aria-hidden="true" data-text={latin} data-arabic={arabic && `(${arabic})`} />
      {isShown && (
        <Popup className={classNames?.popup}>
          {hasMatches ? (
            <>
              <WindowedOptions
                key={query}
                id={listId}
                label={name}
                options={matches}
                active={active}
                nameOf={nameOf}
                optionId={optionId}
                onChoose={combobox.choose}
              />
              {matches.length >= pageSize && <Count aria-hidden="true">{count}</Count>}
            </>
          ) : (
            <NoMatches>{texts.noMatches}</NoMatches>
          )}
        </Popup>
      )}
      <Status role="status">
        {isOpen && (hasMatches ? count : query !== '' && texts.noMatches)}
      </Status>
    </Root>
  );
}

function nameOfChoice(choice: number | null | undefined, nameOf: (option: number) => string) {
  return typeof choice === 'number' ? nameOf(choice) : '';
}
