import { CardGrid, Dialog, MetricCard } from '@showcase/ui';
import { dashboard } from '@showcase/content/dashboard';

interface OverallImpactDialogProps {
  readonly open: boolean;
  readonly onOpenChange: () => void;
}

export function OverallImpactDialog({ open, onOpenChange }: OverallImpactDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={dashboard.overall}>
      <CardGrid>
        {Object.entries(dashboard.overallImpact).map(([id, figure]) => (
          <MetricCard key={id} {...figure} />
        ))}
      </CardGrid>
    </Dialog>
  );
}
