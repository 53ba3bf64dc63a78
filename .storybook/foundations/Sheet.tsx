import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import '../docs/docs.css';

/** The content of a docs page, in the library's font. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <Unstyled>
      <div className="sheet" lang="en" dir="ltr">
        {children}
      </div>
    </Unstyled>
  );
}
