import {
  Badge,
  LocalText,
  MetricCard,
  PageHeader,
  ServiceList,
  textIn,
  useLanguage,
  type Bilingual,
} from '@showcase/ui';
import { UNITS, type EntitySummary, type ServiceSaving } from '@showcase/impact';
import { useState } from 'react';
import { dashboard } from '../../content/tdra/dashboard.ts';
import { ServiceDialog } from './ServiceDialog.tsx';
import { withUnit } from './withUnit.ts';

interface SummaryProps {
  readonly summary: EntitySummary;
}

interface EntityHeaderProps extends SummaryProps {
  /** A short remark on the figures. */
  readonly note: Bilingual | string | undefined;
}

export function EntityHeader({ summary, note }: EntityHeaderProps) {
  const [before, after] = textIn(dashboard.heading, useLanguage()).split('{entity}');
  return (
    <>
      <PageHeader
        title={
          <>
            {before}
            <bdi>{summary.entityName}</bdi>
            {after}
          </>
        }
      />
      {note !== undefined && (
        <Badge dir="auto">
          <LocalText text={note} />
        </Badge>
      )}
    </>
  );
}

/** A total in full instead of compact notation; 'N/A' stays as it is. */
const exactTotal = (shown: string, total: number, unit: string) =>
  shown === 'N/A' ? shown : withUnit(unit)(total);

export function EntityTotals({ summary }: SummaryProps) {
  const { costSaved, timeSaved, co2Reduced } = summary;
  const { totalCostSaved, totalTimeSavedGov, totalCo2Reduced } = summary;
  return (
    <>
      <MetricCard
        label={dashboard.totalCost}
        value={totalCostSaved}
        exact={exactTotal(totalCostSaved, costSaved, UNITS.cost)}
      />
      <MetricCard
        label={dashboard.totalTime}
        value={totalTimeSavedGov}
        exact={exactTotal(totalTimeSavedGov, timeSaved, UNITS.time)}
      />
      <MetricCard
        label={dashboard.totalCo2}
        value={totalCo2Reduced}
        exact={exactTotal(totalCo2Reduced, co2Reduced, UNITS.co2Total)}
      />
    </>
  );
}

/** The services of an entity; an adopted one opens its details. */
export function EntityServices({ summary }: SummaryProps) {
  const [service, setService] = useState<ServiceSaving>();
  const { adoptedServices, notAdoptedServices } = summary;
  return (
    <>
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
      <ServiceDialog
        service={service}
        onOpenChange={() => {
          setService(undefined);
        }}
      />
    </>
  );
}
