import type { ComponentPropsWithRef, ComponentType } from 'react';

/** What an injected link component receives: an anchor's props, `href` included. */
export type LinkProps = ComponentPropsWithRef<'a'>;
export type LinkComponent = ComponentType<LinkProps> | 'a';
