import { useState } from 'react';
import base from '../../packages/ui/src/base.css?raw';
import { surfaces } from '../surfaces.ts';
import { Copy, Sheet, SheetTable } from './Sheet.tsx';

interface LengthsProps {
  /** The tokens: CSS lengths by name. */
  readonly lengths: Readonly<Record<string, string>>;
}

/** Tokens in px on every surface, each measured in a page of that size. A press copies the length, or on a name its CSS. */
export function Lengths({ lengths }: LengthsProps) {
  const [measured, setMeasured] = useState<Readonly<Record<string, readonly number[]>>>({});
  const boxes = Object.values(lengths).map((css) => `<p style="inline-size:${css}"></p>`);
  const page = `<style>${base.replace(/@import.*;/, '')}</style>${boxes.join('')}`;
  return (
    <Sheet>
      <SheetTable columns={['Token', ...Object.values(surfaces).map(({ name }) => name)]}>
        {Object.entries(lengths).map(([name, css], index) => (
          <tr key={name}>
            <th scope="row">
              <Copy value={css} name={name} />
            </th>
            {Object.keys(surfaces).map((surface) => (
              <td key={surface}>
                <Copy
                  value={`${measured[surface]?.[index]?.toFixed(0) ?? ''}px`}
                  name={measured[surface]?.[index]?.toFixed(0) ?? ''}
                />
              </td>
            ))}
          </tr>
        ))}
      </SheetTable>
      {Object.entries(surfaces).map(([surface, { styles }]) => (
        <iframe
          key={surface}
          title={`Lengths on ${surface}`}
          srcDoc={page}
          style={{ ...styles, position: 'fixed', visibility: 'hidden', pointerEvents: 'none' }}
          onLoad={({ currentTarget }) => {
            const shown = [...(currentTarget.contentDocument?.querySelectorAll('p') ?? [])];
            const widths = shown.map((box) => box.getBoundingClientRect().width);
            setMeasured((others) => ({ ...others, [surface]: widths }));
          }}
        />
      ))}
    </Sheet>
  );
}
