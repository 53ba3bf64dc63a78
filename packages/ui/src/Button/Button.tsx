import type { ComponentPropsWithRef } from 'react';
import { useShowcase, type LinkProps } from '../ShowcaseProvider/index.ts';
import { Root } from './Button.styles.ts';

export const buttonVariants = ['primary', 'secondary'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Specifies the weight of the action: one primary per screen. @default 'secondary' */
  readonly variant?: ButtonVariant;
}

/** Performs an action in place. What leads to another address is a ButtonLink. */
export function Button({ variant = 'secondary', type = 'button', ...rest }: ButtonProps) {
  return <Root type={type} data-variant={variant} {...rest} />;
}

export interface ButtonLinkProps extends LinkProps {
  /** Specifies where the link leads. */
  readonly href: string;
  /** Specifies the weight of the link. @default 'secondary' */
  readonly variant?: ButtonVariant;
  /** Specifies whether the link opens in a new tab. @default false */
  readonly isExternal?: boolean;
}

/** A link that looks like a button, rendered by the provider's link component. */
export function ButtonLink({ variant = 'secondary', isExternal, ...rest }: ButtonLinkProps) {
  const { link } = useShowcase();
  const newTab = isExternal && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Root as={isExternal ? 'a' : link} data-variant={variant} {...newTab} {...(rest as object)} />
  );
}
