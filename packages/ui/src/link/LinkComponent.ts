import type { ComponentPropsWithRef, ComponentType } from 'react';

/** The props of an injected link component: an anchor's props, including `href`. */
export type LinkProps = ComponentPropsWithRef<'a'>;
export type LinkComponent = ComponentType<LinkProps> | 'a';
