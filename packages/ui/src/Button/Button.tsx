import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { ComingSoon } from '../link/ComingSoon.tsx';
import type { LinkMessages } from '../link/link.messages.ts';
import type { LinkOptions } from '../link/LinkComponent.ts';
import { Spinner } from '../internal/Spinner.ts';
import { useTarget } from '../link/useTarget.ts';
import { Root } from './Button.styles.ts';
import type { MessageOverrides } from '../i18n/types.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Specifies the weight of the action: one primary per screen; 'danger' can't be undone. @default 'secondary' */
  readonly variant?: ButtonVariant | undefined;
  /** Specifies the size: 'large' for a screen's only action, 'small' for dense tables. @default 'medium' */
  readonly size?: ButtonSize | undefined;
  /**
   * Specifies that the action is under way: the button shows it, keeps the focus, and can't be pressed again.
   * @default false
   */
  readonly loading?: boolean | undefined;
  /** Specifies the text: a verb for what happens. An Icon may come before or after it. */
  readonly children?: ReactNode;
}

const preventDefault = (event: MouseEvent) => {
  event.preventDefault();
};

/** Performs an action in place. For a link to another address, use ButtonLink. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'medium', type = 'button', ...others } = props;
  const { loading = false, onClick, children, ...rest } = others;
  return (
    <Root
      type={type}
      data-variant={variant}
      data-size={size}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      {...rest}
      onClick={loading ? preventDefault : onClick}
    >
      {loading && <Spinner />}
      {children}
    </Root>
  );
}

export interface ButtonLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'>, LinkOptions {
  /** Specifies the link's address. A value that isn't an address disables it; a web address opens in a new tab. */
  readonly href: string | undefined;
  /** Specifies the weight of the link. @default 'secondary' */
  readonly variant?: ButtonVariant | undefined;
  /** Specifies the size: 'large' for a screen's only action, 'small' for dense tables. @default 'medium' */
  readonly size?: ButtonSize | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<LinkMessages> | undefined;
  /** Specifies the text: where the link leads. */
  readonly children?: ReactNode;
}

/** A link that looks like a button, rendered by the provider's link component. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'secondary', size = 'medium', href, replace, state, ...others } = props;
  const { messages, children, ...rest } = others;
  const target = useTarget(href, { replace, state });
  return (
    <Root data-variant={variant} data-size={size} {...(rest as object)} {...target}>
      {children}
      {target.href === undefined && <ComingSoon messages={messages} />}
    </Root>
  );
}
