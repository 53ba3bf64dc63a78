import { useId, type ComponentPropsWithRef } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { useMergedRef } from '../internal/useMergedRef.ts';
import { entityComboboxMessages, type EntityComboboxMessages } from './EntityCombobox.messages.ts';
import { Icon, Input, Label, NoMatches, Popup, Root, Status } from './EntityCombobox.styles.ts';
import { useCombobox } from './useCombobox.ts';
import { WindowedOptions } from './WindowedOptions.tsx';
import type { MessageOverrides } from '../i18n/types.ts';

export interface EntityComboboxProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'onSelect' | 'onChange' | 'children'
> {
  /**
   * Finds the options for a text; an empty text finds all. Options are numbers, so a list of a hundred thousand costs
   * nothing until it's viewed.
   * @param text The text as typed.
   */
  readonly search: (text: string) => readonly number[];
  /** Returns the name of an option. */
  readonly nameOf: (option: number) => string;
  /** Is called when an option is chosen. */
  readonly onSelect?: ((option: number) => void) | undefined;
  /**
   * Specifies the chosen option, or null for none. The box shows its name, even if `search` doesn't find it; if
   * `nameOf` has no name for it, the box is empty.
   * @default nothing: the box is emptied after each choice, and shows `selectedName` as its placeholder
   */
  readonly value?: number | null | undefined;
  /**
   * Is called with the option that the visitor chooses, or null when the visitor empties the box. The box follows
   * `value`: if you don't change it, the box returns to its name.
   */
  readonly onChange?: ((option: number | null) => void) | undefined;
  /** Specifies the name of the chosen entity, shown as the placeholder. */
  readonly selectedName?: string | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<EntityComboboxMessages> | undefined;
}

const pageSize = 6;

/** A search box with a list of names below it, for lists of any length. */
export function EntityCombobox(props: EntityComboboxProps) {
  const { search, nameOf, onSelect, value, onChange, selectedName, ...others } = props;
  const { messages, ref, ...rest } = others;
  const texts = useMessages('EntityCombobox', entityComboboxMessages, messages);
  const combobox = useCombobox({
    rest: value === null ? '' : value === undefined ? undefined : nameOf(value),
    search,
    onChoose: (option) => {
      onSelect?.(option);
      onChange?.(option);
    },
    onClear: () => {
      if (typeof value === 'number') onChange?.(null);
    },
    pageSize,
  });
  const { text, query, isOpen, matches, active } = combobox;
  const id = useId();
  const inputId = `${id}input`;
  const listId = `${id}list`;
  const optionId = (position: number) => `${id}option${String(position)}`;
  const hasMatches = matches.length > 0;

  return (
    <Root
      {...rest}
      ref={useMergedRef(combobox.root, ref)}
      onBlur={composeHandlers(rest.onBlur, combobox.onBlur)}
    >
      <Label htmlFor={inputId}>{texts.label}</Label>
      <Icon viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </Icon>
      <Input
        id={inputId}
        type="text"
        // Without text, 'auto' would left-align the placeholder on an Arabic page.
        dir={text === '' ? undefined : 'auto'}
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={selectedName ?? texts.label}
        value={text}
        aria-autocomplete="list"
        aria-expanded={isOpen && hasMatches}
        aria-controls={isOpen && hasMatches ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        onFocus={combobox.open}
        onClick={combobox.open}
        onKeyDown={combobox.onKeyDown}
        onChange={(event) => {
          combobox.change(event.currentTarget.value);
        }}
      />
      {isOpen && (hasMatches || query !== '') && (
        <Popup>
          {hasMatches ? (
            <WindowedOptions
              key={query}
              id={listId}
              label={texts.label}
              options={matches}
              active={active}
              nameOf={nameOf}
              optionId={optionId}
              onChoose={combobox.choose}
            />
          ) : (
            <NoMatches>{texts.noMatches}</NoMatches>
          )}
        </Popup>
      )}
      <Status role="status">
        {isOpen && (hasMatches ? texts.count(matches.length) : query !== '' && texts.noMatches)}
      </Status>
    </Root>
  );
}
