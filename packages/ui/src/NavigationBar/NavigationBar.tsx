import { useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { useMessages } from '../i18n/messages.ts';
import { useShowcase } from '../ShowcaseProvider/index.ts';
import { navigationBarMessages, type NavigationBarMessages } from './NavigationBar.messages.ts';
import { Item, Links, Logo, MenuButton, MenuLinks, Root } from './NavigationBar.styles.ts';

export interface NavigationLink {
  readonly label: string;
  /** Where it leads; relative addresses are left to the provider's link component. */
  readonly href: string;
  /** Whether it leads to the page shown. */
  readonly isCurrent?: boolean;
}

export interface NavigationBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Specifies the logo, decorative: the link around it is named 'Refresh'. */
  readonly logo: ReactNode;
  /** Specifies the links of the bar. */
  readonly links: readonly NavigationLink[];
  /** Specifies further links, shown in the off-canvas menu alone. */
  readonly menuLinks?: readonly NavigationLink[];
  /** Is called when the logo is chosen. @default reloads the page */
  readonly onRefresh?: () => void;
  /** Replaces built-in texts. */
  readonly messages?: Partial<NavigationBarMessages>;
}

const reload = () => {
  location.reload();
};

/**
 * The header of a section: a logo that reloads the page, links, and an off-canvas menu with the same
 * links and more (specification, section 2.1).
 */
export function NavigationBar(props: NavigationBarProps) {
  const { logo, links, menuLinks = [], onRefresh = reload, messages, ...rest } = props;
  const texts = useMessages(navigationBarMessages, messages);
  const { link } = useShowcase();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const closeMenu = () => {
    setIsMenuOpen(false);
  };

  return (
    <Root {...rest}>
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
      </Logo>
      <Links aria-label={texts.label}>{links.map((item) => renderItem(item))}</Links>
      <MenuButton>
        <Button
          aria-haspopup="dialog"
          onClick={() => {
            setIsMenuOpen(true);
          }}
        >
          {texts.menu}
        </Button>
      </MenuButton>
      <Dialog open={isMenuOpen} onClose={closeMenu} title={texts.menu} placement="side">
        <MenuLinks aria-label={texts.menu}>
          {[...links, ...menuLinks].map((item) => renderItem(item, closeMenu))}
        </MenuLinks>
      </Dialog>
    </Root>
  );

  function renderItem({ label, href, isCurrent }: NavigationLink, onClick?: () => void) {
    return (
      <Item
        as={link}
        key={href + label}
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onClick}
      >
        {label}
      </Item>
    );
  }
}
