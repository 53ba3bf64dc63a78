import type { ComponentPropsWithRef, ReactNode } from 'react';
import { check } from '../internal/checks.ts';
import type { Picture } from '../picture/Picture.ts';
import { Content, Image, Root, Scrim } from './Hero.styles.ts';

export interface HeroProps extends ComponentPropsWithRef<'section'> {
  /** Specifies the decorative picture behind the content; its busy area should be at the inline end. */
  readonly picture: Picture;
  /** Specifies how much of the screen it fills: a block of the page, or all of it. @default 'panel' */
  readonly size?: 'panel' | 'screen' | undefined;
  /** Specifies the content at the inline start: a heading, a text and an action. */
  readonly children?: ReactNode;
}

/** The opening of a screen: content at the inline start over a picture that fills the rest. */
export function Hero({ picture, size = 'panel', children, ...rest }: HeroProps) {
  check?.picture('Hero', picture);
  return (
    <Root data-size={size} {...rest}>
      <Image fetchPriority="high" {...picture} alt="" />
      <Scrim />
      <Content>{children}</Content>
    </Root>
  );
}
