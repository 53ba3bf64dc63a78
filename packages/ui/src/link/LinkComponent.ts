import type { ComponentPropsWithRef, ComponentType } from 'react';

/** How following a link within the site changes the history. The provider's link component gets both as props. */
export interface LinkOptions {
  /** Specifies that the link replaces the current entry of the history. @default false */
  readonly replace?: boolean | undefined;
  /** Specifies the state of the new entry of the history, for a router that keeps one. */
  readonly state?: object | undefined;
}

/** Given or left out: under `exactOptionalPropertyTypes` the links of routers take no undefined. */
type GivenOptions = {
  readonly [Name in keyof LinkOptions]?: Exclude<LinkOptions[Name], undefined>;
};

/** The props of an injected link component: an anchor's, an address, and what the caller says of the history. */
export interface LinkProps extends ComponentPropsWithRef<'a'>, GivenOptions {
  href: string;
}

export type LinkComponent = ComponentType<LinkProps> | 'a';
