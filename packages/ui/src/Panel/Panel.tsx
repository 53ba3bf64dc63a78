import type { ComponentPropsWithRef, ReactNode } from 'react';
import { check } from '../internal/checks.ts';
import type { Picture } from '../picture/Picture.ts';
import { Content, Root } from './Panel.styles.ts';

export interface PanelProps extends ComponentPropsWithRef<'section'> {
  /**
   * Specifies the kind of panel: content, a warning, or a quiet placeholder for content to come.
   * @default 'plain'
   */
  readonly tone?: 'plain' | 'warning' | 'quiet' | undefined;
  /** Specifies a decorative picture above the content. */
  readonly picture?: Picture | undefined;
  /** Specifies the content: a heading first, then texts and an action. */
  readonly children?: ReactNode;
}

/** A separate block of content: a heading, texts and an action. Screen readers announce a warning. */
export function Panel({ tone = 'plain', picture, children, ...rest }: PanelProps) {
  check?.picture('Panel', picture);
  return (
    <Root role={tone === 'warning' ? 'alert' : undefined} data-tone={tone} {...rest}>
      <Content>
        {picture && <img {...picture} alt="" decoding="async" />}
        {children}
      </Content>
    </Root>
  );
}
