import { Fragment } from 'react';
import { LocalText, textIn } from '@showcase/ui';
import { roundedRows, savingOf, shareOf, sortedBy, type ImpactFigures } from './figures.ts';
import { Table } from './SavingsTable.styles.ts';
import { ShareBar } from './ShareBar.tsx';

/** The adopted services with their savings in every measure, as bars and figures: a list and chart in one. */
export function SavingsTable({ services, measures }: Pick<ImpactFigures, 'services' | 'measures'>) {
  return (
    <Table data-rows={roundedRows(services)}>
      <thead>
        <tr>
          <td />
          {measures.map(({ id, label }) => (
            <th key={id} colSpan={2} scope="colgroup">
              <LocalText text={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sortedBy(services, measures[0]).map((row) => (
          <tr key={textIn(row.service, 'en')}>
            <th scope="row">
              <bdi>
                <LocalText text={row.service} />
              </bdi>
            </th>
            {measures.map((measure) => (
              <Fragment key={measure.id}>
                <td>
                  <ShareBar share={shareOf(savingOf(row, measure), services, measure)} />
                </td>
                <td>
                  <bdi>{measure.format(savingOf(row, measure))}</bdi>
                </td>
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
