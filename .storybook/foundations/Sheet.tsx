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

interface SheetTableProps {
  /** The headings of the columns. */
  readonly columns: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
}

/** A button that copies a value. */
export function Copy({ value, name = value }: { readonly value: string; readonly name?: string }) {
  return (
    <button type="button" onClick={() => void navigator.clipboard.writeText(value)}>
      Copy {name}
    </button>
  );
}

/** A table of a docs page. */
export function SheetTable({ columns, children }: SheetTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
