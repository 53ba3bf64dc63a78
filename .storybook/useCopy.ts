import * as React from 'react';

/** Copies texts. Returns the function, and whether it has copied one in the last two seconds. */
export function useCopy(): readonly [copy: (text: string) => Promise<void>, isCopied: boolean] {
  const [isCopied, setIsCopied] = React.useState(false);
  const copy = async (text: string) => {
    if (!window.isSecureContext) {
      prompt('Copy this text', text);
      return;
    }
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    setTimeout(() => {
      setIsCopied(false);
    }, 2000);
  };
  return [copy, isCopied];
}
