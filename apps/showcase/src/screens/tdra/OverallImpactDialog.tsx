import { CardGrid, Dialog, MetricCard } from '@showcase/ui';
import { dashboard, overallImpact } from '../../content/regulator.ts';

interface OverallImpactDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function OverallImpactDialog({ open, onClose }: OverallImpactDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={dashboard.overall}>
      <CardGrid>
        {overallImpact.map((figure) => (
          <MetricCard key={figure.label} {...figure} />
        ))}
      </CardGrid>
    </Dialog>
  );
}
