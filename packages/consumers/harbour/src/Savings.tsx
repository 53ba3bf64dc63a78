import { CardGrid, MetricCard, PageHeader, SavingsChart, useLanguage } from '@showcase/ui';
import { Fragment } from 'react';
import { impact, quays } from './figures.ts';

/** What each quay saves: its totals, and the services behind them. */
export function Savings() {
  const { summarizeEntity, formatAmount } = impact[useLanguage() === 'en' ? 'en' : 'ar'];
  return quays.map(summarizeEntity).map((quay) => (
    <Fragment key={quay.entityName}>
      <PageHeader title={quay.entityName} headingLevel={2} />
      <CardGrid>
        <MetricCard
          label={{ ar: 'التكلفة', en: 'Cost' }}
          value={quay.totalCostSaved}
          exact={formatAmount(quay.costSaved, 'cost')}
        />
        <MetricCard label={{ ar: 'الوقت', en: 'Time' }} value={quay.totalTimeSavedGov} />
      </CardGrid>
      <SavingsChart
        rows={quay.adoptedServices.map(({ serviceName, costSaved, timeSaved }) => ({
          service: serviceName,
          savings: { cost: costSaved, time: timeSaved },
        }))}
        measures={[
          {
            id: 'cost',
            label: { ar: 'التكلفة', en: 'Cost' },
            format: (amount) => formatAmount(amount, 'cost'),
          },
          {
            id: 'time',
            label: { ar: 'الوقت', en: 'Time' },
            format: (amount) => formatAmount(amount, 'time'),
          },
        ]}
      />
    </Fragment>
  ));
}
