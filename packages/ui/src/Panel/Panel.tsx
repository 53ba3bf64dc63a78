import type { ComponentPropsWithRef } from 'react';
import { Root } from './Panel.styles.ts';

export const panelTones = ['plain', 'warning', 'quiet'] as const;
export type PanelTone = (typeof panelTones)[number];

export interface PanelProps extends ComponentPropsWithRef<'section'> {
  /** Specifies what the panel is: content, a warning, or the quiet place of content to come. @default 'plain' */
  readonly tone?: PanelTone;
}

/** A block of content set apart: a heading, texts and an action. A warning is announced. */
export function Panel({ tone = 'plain', ...rest }: PanelProps) {
  return <Root role={tone === 'warning' ? 'alert' : undefined} data-tone={tone} {...rest} />;
}
