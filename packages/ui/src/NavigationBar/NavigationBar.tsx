import { useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { textIn } from '../i18n/bilingual.ts';
import type { LinkOptions } from '../link/LinkComponent.ts';
import { LocalText } from '../i18n/BilingualText.tsx';
import { useMessages } from '../i18n/messages.ts';
import { Icon } from '../icon/Icon.tsx';
import { homeIcon } from '../icon/icons.ts';
import { ComingSoon } from '../link/ComingSoon.tsx';
import type { LinkMessages } from '../link/link.messages.ts';
import { useTarget } from '../link/useTarget.ts';
import { navigationBarMessages, type NavigationBarMessages } from './NavigationBar.messages.ts';
import {
  HomeName,
  Item,
  Links,
  Logo,
  LogoName,
  MenuButton,
  MenuItem,
  MenuLinks,
  Root,
} from './NavigationBar.styles.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

export interface NavigationLink extends LinkOptions {
  /** The text of the link. */
  readonly label: LocalizedText | string;
  /**
   * The address: './name' is relative to the address of the section. A value that isn't an address disables the link.
   */
  readonly href: string | undefined;
  /** Whether it leads to the current page. */
  readonly current?: boolean | undefined;
}

export interface NavigationBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Specifies the logo, which is decorative: the link around it has its own name. */
  readonly logo: ReactNode;
  /** Specifies where the logo leads, and its name. @default reloads the page, and is called 'Refresh' */
  readonly logoLink?: NavigationLink | undefined;
  /**
   * Specifies the home link: before the logo, with an icon, and first in the menu. On phones the bar shows only its
   * icon.
   * @default none
   */
  readonly home?: NavigationLink | undefined;
  /** Specifies the links of the bar. */
  readonly links: readonly NavigationLink[];
  /** Specifies further links, shown only in the off-canvas menu. Without them, only phones have the menu. */
  readonly menuLinks?: readonly NavigationLink[] | undefined;
  /** Called when a logo without a link is chosen. @default reloads the page */
  readonly onRefresh?: (() => void) | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<NavigationBarMessages & LinkMessages> | undefined;
}

const reload = () => {
  location.reload();
};

/**
 * The header of a section, in the `bar` of its Pages: a logo, links, and an off-canvas menu with the same links and more.
 * The home link, if any, comes first.
 */
export function NavigationBar(props: NavigationBarProps) {
  const { logo, logoLink, home, links, menuLinks = [], onRefresh = reload, ...others } = props;
  const { messages, ...rest } = others;
  const texts = useMessages('NavigationBar', navigationBarMessages, messages);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const closeMenu = () => {
    setIsMenuOpen(false);
  };

  return (
    <Root {...rest}>
      {home && <BarItem element={Item} isHome {...home} messages={messages} />}
      {logoLink ? (
        <BarItem element={Logo} logo={logo} {...logoLink} messages={messages} />
      ) : (
        <Logo
          href=""
          title={texts.refresh}
          onClick={(event) => {
            event.preventDefault();
            onRefresh();
          }}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            onRefresh();
          }}
        >
          {logo}
          <LogoName>{texts.refresh}</LogoName>
        </Logo>
      )}
      <Links aria-label={texts.label}>
        {links.map((item) => (
          <BarItem key={keyOf(item)} element={Item} {...item} messages={messages} />
        ))}
      </Links>
      <MenuButton data-phone={menuLinks.length === 0 || undefined}>
        <Button
          aria-haspopup="dialog"
          onClick={() => {
            setIsMenuOpen(true);
          }}
        >
          {texts.menu}
        </Button>
      </MenuButton>
      <Dialog open={isMenuOpen} onOpenChange={closeMenu} title={texts.menu} placement="side">
        <MenuLinks aria-label={texts.menu}>
          {home && <BarItem element={MenuItem} {...home} messages={messages} onClick={closeMenu} />}
          {[...links, ...menuLinks].map((item) => (
            <BarItem
              key={keyOf(item)}
              element={MenuItem}
              {...item}
              messages={messages}
              onClick={closeMenu}
            />
          ))}
        </MenuLinks>
      </Dialog>
    </Root>
  );
}

const keyOf = ({ href = '', label }: NavigationLink) => `${href} ${textIn(label, 'en')}`;

interface BarItemProps extends NavigationLink {
  readonly element: typeof Item;
  /** Stands for the label, which names the link. */
  readonly logo?: ReactNode;
  /** Whether an icon precedes the label, and replaces it on phones. */
  readonly isHome?: boolean | undefined;
  readonly messages: NavigationBarProps['messages'];
  readonly onClick?: (() => void) | undefined;
}

function BarItem(props: BarItemProps) {
  const { element: Element, label, href, replace, state, current = false, ...others } = props;
  const { isHome = false, logo, messages, onClick } = others;
  const Name = isHome ? HomeName : LogoName;
  const target = useTarget(href, { replace, state });
  return (
    <Element aria-current={current ? 'page' : undefined} onClick={onClick} {...target}>
      {isHome || logo !== undefined ? (
        <>
          {isHome ? <Icon shape={homeIcon} /> : logo}
          <Name>
            <LocalText text={label} />
          </Name>
        </>
      ) : (
        <LocalText text={label} />
      )}
      {target.href === undefined && <ComingSoon messages={messages} />}
    </Element>
  );
}
