import '@showcase/ui/base.css';
import {
  createEntitySearch,
  entityName,
  formatNumber,
  parseEntities,
  summarizeEntity,
  UNITS,
} from '@showcase/impact';
import {
  AdoptionProgress,
  CardGrid,
  EntityCombobox,
  MetricCard,
  SavingsChart,
  ShowcaseProvider,
} from '@showcase/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const entities = parseEntities([
  {
    EntityName: 'Ministry of Trade',
    UsingVPN: true,
    AnnualcostsavingVPN: '1.6M',
    AnnualtimesavingVPN: '5,200',
    AnnualCo2reductionsVPN: 3.1,
    UsingGSB: 'yes',
    AnnualcostsavingGSB: '820K',
    AnnualtimesavingGSB: 1800,
    AnnualCo2reductionsGSB: 1.4,
    UsingNCRM: 1,
    AnnualcostsavingNCRM: 180_000,
    AnnualtimesavingNCRM: '1,000',
    AnnualCo2reductionsNCRM: '0.8',
  },
  { EntityName: 'Ministry of Health' },
]);
const { search } = createEntitySearch(entities);
const nameOf = (position: number) => entityName(entities[position] ?? {}) ?? '';

function Impact() {
  const [chosen, setChosen] = useState(0);
  const summary = summarizeEntity(entities[chosen] ?? {});
  return (
    <ShowcaseProvider theme="porcelain" isPage>
      <main style={{ display: 'grid', gap: '1.5rem', padding: '2rem' }}>
        <EntityCombobox
          search={search}
          nameOf={nameOf}
          onSelect={setChosen}
          selectedName={nameOf(chosen)}
        />
        <AdoptionProgress
          adopted={summary.adoptedCount}
          total={summary.totalServices}
          percentage={summary.adoptedPercentage}
        />
        <CardGrid>
          <MetricCard label="Total Cost Saved:" value={summary.totalCostSaved} />
          <MetricCard label="Total Time Saved:" value={summary.totalTimeSavedGov} />
          <MetricCard label="Total CO2 Reduced:" value={summary.totalCo2Reduced} />
        </CardGrid>
        <SavingsChart
          rows={summary.adoptedServices.map(({ serviceName, costSaved, timeSaved }) => ({
            service: serviceName,
            savings: { cost: costSaved, time: timeSaved },
          }))}
          measures={[
            { id: 'cost', label: 'Cost', format: (cost) => `${formatNumber(cost)} ${UNITS.cost}` },
            { id: 'time', label: 'Time', format: (time) => `${formatNumber(time)} ${UNITS.time}` },
          ]}
        />
      </main>
    </ShowcaseProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Impact />);
