import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import '../docs/docs.css';

/** What a docs page shows, in the font of the library. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <Unstyled>
      <div className="sheet" lang="en" dir="ltr">
        {children}
      </div>
    </Unstyled>
  );
}
