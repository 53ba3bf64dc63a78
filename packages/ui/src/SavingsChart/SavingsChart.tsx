import { useId, useState, type ComponentPropsWithRef } from 'react';
import { check } from '../internal/checks.ts';
import { textIn } from '../i18n/bilingual.ts';
import { LocalText } from '../i18n/BilingualText.tsx';
import { useMessages } from '../i18n/messages.ts';
import { useShowcase } from '../internal/context.ts';
import { savingsChartMessages, type SavingsChartMessages } from './SavingsChart.messages.ts';
import { Bar, Header, Measure, Measures, Root, Table, Title } from './SavingsChart.styles.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

/** A measure of savings, for instance cost. */
export interface SavingsMeasure {
  /** Identifies the measure, and its amounts in the rows. */
  readonly id: string;
  /** The name of the measure. */
  readonly label: LocalizedText | string;
  /** Formats an amount with its unit. */
  readonly format: (amount: number) => string;
}

/** One service and its saving in every measure, keyed by the measure's id. */
export interface SavingsRow {
  /** The name of the service. */
  readonly service: LocalizedText | string;
  /** The amounts, by measure id. A missing one counts as 0; a loss has no bar. */
  readonly savings: Readonly<Record<string, number>>;
}

export interface SavingsChartProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Specifies the services, in any order. */
  readonly rows: readonly SavingsRow[];
  /** Specifies the measures to choose from; the first one is shown initially. */
  readonly measures: readonly [SavingsMeasure, ...SavingsMeasure[]];
  /** Specifies the level of the heading. @default 2 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<SavingsChartMessages> | undefined;
}

/** Savings per service as bars, the largest first. For assistive technology it's a table. */
export function SavingsChart(props: SavingsChartProps) {
  const { rows, measures, headingLevel = 2, messages, ...rest } = props;
  check?.measures(props);
  const { language } = useShowcase();
  const texts = useMessages('SavingsChart', savingsChartMessages, messages);
  const [chosen, setChosen] = useState(measures[0].id);
  const titleId = useId();
  const name = useId();
  const measure = measures.find(({ id }) => id === chosen) ?? measures[0];
  const amountOf = (row: SavingsRow) => row.savings[measure.id] ?? 0;
  const sorted = rows.toSorted((a, b) => amountOf(b) - amountOf(a));
  const largest = Math.max(1, ...sorted.map(amountOf));

  return (
    <Root aria-labelledby={titleId} {...rest}>
      <Header>
        <Title as={`h${headingLevel}`} id={titleId}>
          {texts.title}
        </Title>
        <Measures>
          <legend>{texts.measure}</legend>
          {measures.map(({ id, label }) => (
            <Measure key={id}>
              <input
                type="radio"
                name={name}
                checked={id === measure.id}
                onChange={() => {
                  setChosen(id);
                }}
              />
              <LocalText text={label} />
            </Measure>
          ))}
        </Measures>
      </Header>
      <Table role="table">
        <caption>{`${texts.title}: ${textIn(measure.label, language)}`}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">{texts.service}</th>
            <th role="columnheader">
              <LocalText text={measure.label} />
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sorted.map((row) => (
            <tr role="row" key={textIn(row.service, 'en')}>
              <th role="rowheader" scope="row">
                <bdi>
                  <LocalText text={row.service} />
                </bdi>
              </th>
              <td aria-hidden="true" role="presentation">
                <Bar value={Math.max(0, amountOf(row))} max={largest} tabIndex={-1} />
              </td>
              <td role="cell">
                <bdi>{measure.format(amountOf(row))}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
}
