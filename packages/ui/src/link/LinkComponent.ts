import type { ComponentPropsWithRef, ComponentType } from 'react';

/** Options for how an internal link changes the history. The provider's link component gets both as props. */
export interface LinkOptions {
  /** Specifies that the link replaces the current history entry. @default false */
  readonly replace?: boolean | undefined;
  /** Specifies the state of the new history entry, for a router that keeps one. */
  readonly state?: object | undefined;
}

/** Given or omitted: with `exactOptionalPropertyTypes`, router links don't accept undefined. */
type GivenOptions = {
  readonly [Name in keyof LinkOptions]?: Exclude<LinkOptions[Name], undefined>;
};

/** The props of an injected link component: an anchor's, an address, and the history options. */
export interface LinkProps extends ComponentPropsWithRef<'a'>, GivenOptions {
  /** The address, which is one that links may have. */
  href: string;
}

export type LinkComponent = ComponentType<LinkProps> | 'a';
