import { CardGrid, Dialog, MetricCard } from '@showcase/ui';
import { dashboard } from '../../content/tdra/dashboard.ts';

interface OverallImpactDialogProps {
  readonly open: boolean;
  readonly onOpenChange: () => void;
}

export function OverallImpactDialog({ open, onOpenChange }: OverallImpactDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={dashboard.overall}>
      <CardGrid>
        {dashboard.overallImpact.map(({ label, value, exact }) => (
          <MetricCard key={label.en} label={label} value={value} exact={exact} />
        ))}
      </CardGrid>
    </Dialog>
  );
}
