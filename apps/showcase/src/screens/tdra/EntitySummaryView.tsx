import {
  AdoptionProgress,
  Badge,
  CardGrid,
  LocalText,
  MetricCard,
  PageHeader,
  SavingsChart,
  type Bilingual,
  type SavingsMeasure,
  ServiceList,
  Toolbar,
} from '@showcase/ui';
import { formatNumber, UNITS, type EntitySummary, type ServiceSaving } from '@showcase/impact';
import { useState, type ReactNode } from 'react';
import { dashboard } from '../../content/tdra/dashboard.ts';
import { ServiceDialog } from './ServiceDialog.tsx';

interface EntitySummaryViewProps {
  readonly summary: EntitySummary;
  /** A short remark on the figures. */
  readonly note: Bilingual | string | undefined;
  /** Controls for the whole of it, beside its note. */
  readonly children: ReactNode;
}

const withUnit = (unit: string) => (amount: number) => `${formatNumber(amount)} ${unit}`;

const measures: readonly [SavingsMeasure, ...SavingsMeasure[]] = [
  { id: 'costSaved', label: dashboard.cost, format: withUnit(UNITS.cost) },
  { id: 'timeSaved', label: dashboard.time, format: withUnit(UNITS.time) },
  { id: 'co2Reduced', label: dashboard.co2, format: withUnit(UNITS.co2) },
];

/** The dashboard of one entity: progress, totals, services and a chart of their savings. */
export function EntitySummaryView({ summary, note, children }: EntitySummaryViewProps) {
  const [service, setService] = useState<ServiceSaving>();
  const { adoptedServices, notAdoptedServices } = summary;

  return (
    <>
      <PageHeader
        title={
          <>
            <bdi>{summary.entityName}</bdi> {dashboard.heading}
          </>
        }
      >
        <Toolbar>
          {note !== undefined && (
            <Badge dir="auto">
              <LocalText text={note} />
            </Badge>
          )}
          {children}
        </Toolbar>
      </PageHeader>
      <CardGrid>
        <AdoptionProgress
          adopted={summary.adoptedCount}
          total={summary.totalServices}
          percentage={summary.adoptedPercentage}
        />
        <MetricCard
          label={dashboard.totalCost}
          value={summary.totalCostSaved}
          exact={exactTotal(summary.totalCostSaved, summary.costSaved, UNITS.cost)}
        />
        <MetricCard
          label={dashboard.totalTime}
          value={summary.totalTimeSavedGov}
          exact={exactTotal(summary.totalTimeSavedGov, summary.timeSaved, UNITS.time)}
        />
        <MetricCard
          label={dashboard.totalCo2}
          value={summary.totalCo2Reduced}
          exact={exactTotal(summary.totalCo2Reduced, summary.co2Reduced, UNITS.co2Total)}
        />
      </CardGrid>
      <CardGrid columns="wide">
        <ServiceList
          heading={dashboard.adopted}
          services={adoptedServices.map(({ serviceName }) => serviceName)}
          emptyText={dashboard.noneAdopted}
          onSelect={(index) => {
            setService(adoptedServices[index]);
          }}
        />
        <ServiceList
          heading={dashboard.notAdopted}
          services={notAdoptedServices}
          emptyText={dashboard.allAdopted}
        />
      </CardGrid>
      {adoptedServices.length > 0 && (
        <SavingsChart
          rows={adoptedServices.map(({ serviceName, costSaved, timeSaved, co2Reduced }) => ({
            service: serviceName,
            savings: { costSaved, timeSaved, co2Reduced },
          }))}
          measures={measures}
        />
      )}
      <ServiceDialog
        service={service}
        onClose={() => {
          setService(undefined);
        }}
      />
    </>
  );
}

/** A total in full instead of compact notation; 'N/A' stays as it is. */
function exactTotal(shown: string, total: number, unit: string): string {
  return shown === 'N/A' ? shown : withUnit(unit)(total);
}
