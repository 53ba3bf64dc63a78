import { CardGrid, Dialog, MetricCard } from '@showcase/ui';
import { formatNumber, UNITS, type ServiceSaving } from '@showcase/impact';
import { fillText } from '../../languages/localize.ts';
import { dashboard } from '../../content/tdra/dashboard.ts';

interface ServiceDialogProps {
  /** The service to show; without one, the dialog is closed. */
  readonly service: ServiceSaving | undefined;
  readonly onOpenChange: () => void;
}

export function ServiceDialog({ service, onOpenChange }: ServiceDialogProps) {
  if (!service) return null;
  const { serviceName, costSaved, timeSaved, co2Reduced } = service;
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={fillText(dashboard.details, { service: serviceName })}
    >
      <CardGrid>
        <MetricCard label={dashboard.cost} value={`${formatNumber(costSaved)} ${UNITS.cost}`} />
        <MetricCard label={dashboard.time} value={`${formatNumber(timeSaved)} ${UNITS.time}`} />
        <MetricCard label={dashboard.co2} value={`${formatNumber(co2Reduced)} ${UNITS.co2}`} />
      </CardGrid>
    </Dialog>
  );
}
