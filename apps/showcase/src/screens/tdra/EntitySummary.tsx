import {
  Badge,
  LocalText,
  MetricCard,
  PageHeader,
  textIn,
  useLanguage,
  type Bilingual,
} from '@showcase/ui';
import { EntityName, nameIn } from '@showcase/ui-showcase/ImpactReport';
import { ServiceList } from '@showcase/ui-showcase/ServiceList';
import type { EntitySummary, ServiceSaving } from '@showcase/impact';
import { useState } from 'react';
import { dashboard } from '@showcase/content/dashboard';
import { totalsOf, useImpact } from '../../services/impact.ts';
import { ServiceDialog } from './ServiceDialog.tsx';

interface SummaryProps {
  readonly summary: EntitySummary;
}

interface EntityHeaderProps extends SummaryProps {
  /** A short remark on the figures. */
  readonly note: Bilingual | string | undefined;
}

export function EntityHeader({ summary, note }: EntityHeaderProps) {
  const language = useLanguage();
  const [before, after] = textIn(dashboard.heading, language).split('{entity}');
  return (
    <>
      <PageHeader
        size="compact"
        title={
          <>
            {before}
            <EntityName name={nameIn(summary.entityName ?? '', language)} />
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

export function EntityTotals({ summary }: SummaryProps) {
  const { cost, time, co2 } = totalsOf(summary, useImpact());
  return (
    <>
      <MetricCard label={dashboard.totalCost} {...cost} />
      <MetricCard label={dashboard.totalTime} {...time} />
      <MetricCard label={dashboard.totalCo2} {...co2} />
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
