import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useShowcase } from '../ShowcaseProvider/index.ts';
import { Action, Arrow, Body, Figure, Root, Text, Title } from './FeatureCard.styles.ts';

/** A decorative picture; its size in pixels keeps its place while it loads. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface FeatureCardProps extends Omit<
  ComponentPropsWithRef<'article'>,
  'title' | 'children'
> {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Specifies the picture above the text, decorative. */
  readonly picture?: Picture;
  /** Specifies where the card leads. */
  readonly href: string;
  /** Specifies the visible text of the link. */
  readonly linkLabel: string;
  /** Specifies whether the link leaves the showcase: it then opens in a new tab. @default false */
  readonly isExternal?: boolean;
}

/** A large card that leads somewhere. Its whole area follows the link. */
export function FeatureCard(props: FeatureCardProps) {
  const { title, text, picture, href, linkLabel, isExternal = false, ...rest } = props;
  const { link } = useShowcase();
  const titleId = useId();
  const linkId = useId();
  return (
    <Root aria-labelledby={titleId} {...rest}>
      {picture && (
        <Figure>
          <img {...picture} alt="" decoding="async" />
        </Figure>
      )}
      <Body>
        <Title id={titleId}>{title}</Title>
        <Text>{text}</Text>
        <Action
          as={isExternal ? 'a' : link}
          id={linkId}
          href={href}
          aria-labelledby={`${linkId} ${titleId}`}
          {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {linkLabel}
          <Arrow viewBox="0 0 24 24" aria-hidden="true">
            <path d={isExternal ? 'M7 17 17 7M8 7h9v9' : 'M4 12h16M14 6l6 6-6 6'} />
          </Arrow>
        </Action>
      </Body>
    </Root>
  );
}
