import { CardGrid, Dialog, MetricCard } from '@showcase/ui';
import { dashboard, overallImpact } from '../../content/tdra/dashboard.ts';

interface OverallImpactDialogProps {
  readonly open: boolean;
  readonly onOpenChange: () => void;
}

export function OverallImpactDialog({ open, onOpenChange }: OverallImpactDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={dashboard.overall.en}>
      <CardGrid>
        {overallImpact.map(({ label, value, exact }) => (
          <MetricCard key={label.en} label={label.en} value={value.en} exact={exact} />
        ))}
      </CardGrid>
    </Dialog>
  );
}
