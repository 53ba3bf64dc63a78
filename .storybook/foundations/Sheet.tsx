import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { useCopy } from '../useCopy.ts';
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
  /** No cell wraps. */
  readonly isNarrow?: boolean;
}

/** A value that a press copies. */
export function Copy({ value, name = value }: { readonly value: string; readonly name?: string }) {
  const [copy, isCopied] = useCopy();
  return (
    <button type="button" aria-label={`Copy ${name}`} onClick={() => void copy(value)}>
      <span role="status">{isCopied ? 'Copied' : name}</span>
    </button>
  );
}

/** A table of a docs page. */
export function SheetTable({ columns, children, isNarrow = false }: SheetTableProps) {
  return (
    <table className={isNarrow ? 'sheet-narrow' : undefined}>
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
