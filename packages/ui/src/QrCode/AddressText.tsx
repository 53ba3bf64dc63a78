import { Fragment } from 'react';

/** An address to read. It goes on in the next line behind a sign, not within a word. */
export function AddressText({ children }: { readonly children: string }) {
  return children.split(/(?<=[/?&=+])/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
