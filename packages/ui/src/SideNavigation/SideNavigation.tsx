import { useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { textIn } from '../i18n/bilingual.ts';
import type { LinkOptions } from '../link/LinkComponent.ts';
import { LocalText } from '../i18n/BilingualText.tsx';
import { useMessages } from '../i18n/messages.ts';
import { closeOnEscape } from '../internal/closeOnEscape.ts';
import { Icon } from '../icon/Icon.tsx';
import { closeIcon, listIcon } from '../icon/icons.ts';
import { useTarget } from '../link/useTarget.ts';
import { sideNavigationMessages, type SideNavigationMessages } from './SideNavigation.messages.ts';
import { Heading, Item, List, Panel, Root, Toggle } from './SideNavigation.styles.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

export interface SideNavigationItem extends LinkOptions {
  /** The name of the section. */
  readonly label: LocalizedText | string;
  /** The address, usually an anchor on the page; without it, the item is disabled text. */
  readonly href?: string | undefined;
}

export interface SideNavigationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Specifies the sections of the screen, in order. */
  readonly items: readonly SideNavigationItem[];
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<SideNavigationMessages> | undefined;
}

/**
 * The sections of a screen behind a toggle, at the inline end. Choosing one closes the panel; so do Escape and a press
 * next to it, which return the focus to the toggle, and moving the focus to the page. Place it last in the
 * `bar` of a Page.
 */
export function SideNavigation({ items, messages, ...rest }: SideNavigationProps) {
  const { label } = useMessages('SideNavigation', sideNavigationMessages, messages);
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
  };
  const dismiss = () => {
    close();
    toggle.current?.focus();
  };

  return (
    <Root
      aria-label={label}
      {...rest}
      onClick={(event) => {
        rest.onClick?.(event);
        // The scrim belongs to this element.
        if (event.target === event.currentTarget) dismiss();
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        // The scrim would hide the focus.
        const { currentTarget, relatedTarget } = event;
        const isInside = relatedTarget === toggle.current || currentTarget.contains(relatedTarget);
        if (relatedTarget && !isInside) close();
      }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (isOpen) closeOnEscape(event, dismiss);
      }}
    >
      <Toggle
        ref={toggle}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <Icon shape={isOpen ? closeIcon : listIcon} />
      </Toggle>
      <Panel id={panelId} hidden={!isOpen}>
        <Heading aria-hidden="true">{label}</Heading>
        <List>
          {items.map((item) => (
            <li key={textIn(item.label, 'en')}>
              <SideItem item={item} onChoose={close} />
            </li>
          ))}
        </List>
      </Panel>
    </Root>
  );
}

interface SideItemProps {
  readonly item: SideNavigationItem;
  readonly onChoose: () => void;
}

function SideItem({ item, onChoose }: SideItemProps) {
  const { label, href, replace, state } = item;
  const target = useTarget(href, { replace, state });
  return (
    <Item onClick={onChoose} {...target}>
      <LocalText text={label} />
    </Item>
  );
}
