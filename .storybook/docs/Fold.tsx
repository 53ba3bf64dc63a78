import { Heading } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section that is closed at first, so that a page begins with what a component looks like. */
export function Fold({ title, children }: FoldProps) {
  return (
    <details className="guide-fold">
      <summary>
        <Heading>{title}</Heading>
      </summary>
      {children}
    </details>
  );
}
