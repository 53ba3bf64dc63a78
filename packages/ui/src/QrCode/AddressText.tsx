import { Fragment } from 'react';

/** An address to read. Its lines break after punctuation, not within a word. */
export function AddressText({ children }: { readonly children: string }) {
  return children.split(/(?<=[/?&=+.])/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
