import { CardGrid, Dialog, MetricCard } from '@showcase/ui';
import type { ServiceSaving } from '@showcase/impact';
import { fillText } from '@showcase/content/localize';
import { dashboard } from '@showcase/content/dashboard';
import { useImpact } from '../../services/impact.ts';

interface ServiceDialogProps {
  /** The service to show; without one, the dialog is closed. */
  readonly service: ServiceSaving | undefined;
  readonly onOpenChange: () => void;
}

export function ServiceDialog({ service, onOpenChange }: ServiceDialogProps) {
  const { formatAmount } = useImpact();
  if (!service) return null;
  const { serviceName, costSaved, timeSaved, co2Reduced } = service;
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={fillText(dashboard.details, { service: serviceName })}
    >
      <CardGrid>
        <MetricCard label={dashboard.cost} value={formatAmount(costSaved, 'cost')} />
        <MetricCard label={dashboard.time} value={formatAmount(timeSaved, 'time')} />
        <MetricCard label={dashboard.co2} value={formatAmount(co2Reduced, 'co2')} />
      </CardGrid>
    </Dialog>
  );
}
