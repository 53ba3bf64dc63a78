'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

interface StylesProps {
  /** The nonce of the page's policy; a page without a policy has none. */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Puts the styles of what the server renders into its HTML, so nothing is ever shown without them, and the nonce,
 * which the browser's styles look for.
 */
export function Styles({ nonce, children }: StylesProps) {
  const [sheet] = useState(() => new ServerStyleSheet({ nonce }));
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return (
      <>
        <meta property="csp-nonce" content={nonce} />
        {styles}
      </>
    );
  });
  if (typeof window !== 'undefined') return children;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
