import {
  Children,
  cloneElement,
  createContext,
  isValidElement,
  use,
  type AriaAttributes,
  type InputHTMLAttributes,
  type KeyboardEvent,
} from 'react';
import {
  components,
  type ContainerProps,
  type DropdownIndicatorProps,
  type MenuListProps,
  type NoticeProps,
  type OptionProps,
  type SelectComponentsConfig,
  type GroupBase,
  type ValueContainerProps,
} from 'react-select';
import { Icon } from '../icon/Icon.tsx';
import { checkIcon, chevronIcon } from '../icon/icons.ts';
import type { ShownOption } from './shownOption.ts';
import { Spinner } from '../internal/Spinner.ts';

interface BoxContext {
  readonly labelId: string;
  readonly attributes: AriaAttributes;
}

/** Passes props that react-select doesn't support to the components below. */
export const SelectBoxContext = createContext<BoxContext>({ labelId: '', attributes: {} });

/**
 * Corrects the attributes that react-select gives the box of a list without search: an empty `aria-activedescendant`,
 * the wrong kind of popup, "read only", no value, and react-select's own description.
 */
function ValueContainer({ children, ...rest }: ValueContainerProps<ShownOption, false>) {
  const { attributes } = use(SelectBoxContext);
  const [selected] = rest.getValue();
  return (
    <components.ValueContainer {...rest}>
      {Children.map(children, (child) => {
        if (!isValidElement<InputHTMLAttributes<HTMLInputElement>>(child)) return child;
        if (child.props.role !== 'combobox') return child;
        return cloneElement(child, {
          'aria-describedby': undefined,
          ...attributes,
          'aria-activedescendant': child.props['aria-activedescendant'] || undefined,
          'aria-autocomplete': undefined,
          ...(rest.options.length === 0 && { 'aria-expanded': false, 'aria-controls': undefined }),
          'aria-haspopup': 'listbox',
          'aria-readonly': undefined,
          autoComplete: 'off',
          value: selected?.label ?? '',
        });
      })}
    </components.ValueContainer>
  );
}

/** Without an open list, react-select would keep Escape from closing a dialog around it. */
function SelectContainer({ innerProps, ...rest }: ContainerProps<ShownOption, false>) {
  const attributes = {
    ...innerProps,
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      if (event.key !== 'Escape' || rest.selectProps.menuIsOpen) innerProps.onKeyDown?.(event);
    },
  };
  return <components.SelectContainer {...rest} innerProps={attributes} />;
}

function MenuList(props: MenuListProps<ShownOption, false>) {
  const { labelId } = use(SelectBoxContext);
  const isListbox = props.options.length > 0;
  const attributes: object = {
    ...props.innerProps,
    role: isListbox ? 'listbox' : undefined,
    'aria-multiselectable': undefined,
    'aria-labelledby': isListbox ? labelId : undefined,
  };
  return <components.MenuList {...props} innerProps={attributes} />;
}

function Option({ children, ...rest }: OptionProps<ShownOption, false>) {
  return (
    <components.Option {...rest}>
      <span>{children}</span>
      {rest.isSelected && <Icon shape={checkIcon} />}
    </components.Option>
  );
}

function DropdownIndicator(props: DropdownIndicatorProps<ShownOption, false>) {
  return (
    <components.DropdownIndicator {...props}>
      <Icon shape={chevronIcon} />
    </components.DropdownIndicator>
  );
}

function Notice(props: NoticeProps<ShownOption, false>) {
  return <components.NoOptionsMessage {...props} innerProps={{ role: 'status' }} />;
}

/** Our replacements for react-select's components. */
export const selectComponents: SelectComponentsConfig<
  ShownOption,
  false,
  GroupBase<ShownOption>
> = {
  SelectContainer,
  ValueContainer,
  MenuList,
  Option,
  DropdownIndicator,
  NoOptionsMessage: Notice,
  LoadingMessage: Notice,
  LoadingIndicator: () => <Spinner />,
  IndicatorSeparator: null,
};
