import { createImpact, uae } from '@showcase/impact';
import { CardGrid, MetricCard, useLanguage } from '@showcase/ui';

const impact = { en: createImpact(uae.en), ar: createImpact(uae.ar) };

/** The functions of the page's language. */
const useImpact = () => impact[useLanguage() === 'ar' ? 'ar' : 'en'];

/** A value, parsed like on the dashboard, in every format. */
export function Amount({ value }: { readonly value: string }) {
  const { parseAmount, formatNumber, formatCompact, formatTotal } = useImpact();
  const amount = parseAmount(value);
  return (
    <CardGrid>
      <MetricCard label="Read as" value={String(amount)} />
      <MetricCard label="In full" value={formatNumber(amount)} />
      <MetricCard label="Compact" value={formatCompact(amount)} />
      <MetricCard label="As a total" value={formatTotal(amount, 'cost')} />
    </CardGrid>
  );
}

/** The summary of an entity record. */
export function RecordSummary({ record }: { readonly record: object }) {
  const { parseEntities, summarizeEntity } = useImpact();
  const [entity = {}] = parseEntities([record]);
  const summary = summarizeEntity(entity);
  return (
    <>
      <CardGrid>
        <MetricCard label="Entity" value={summary.entityName ?? 'N/A'} />
        <MetricCard
          label="Adopted"
          value={`${String(summary.adoptedCount)}/${String(summary.totalServices)}`}
        />
        <MetricCard label="Total Cost Saved" value={summary.totalCostSaved} />
        <MetricCard label="Total Time Saved" value={summary.totalTimeSavedGov} />
        <MetricCard label="Total CO2 Reduced" value={summary.totalCo2Reduced} />
      </CardGrid>
      <p>{summary.adoptedServices.map((service) => service.serviceName).join(', ')}</p>
    </>
  );
}

/** The name of a service, by its key, and the keys that have names. */
export function ServiceName({ serviceKey }: { readonly serviceKey: string }) {
  const { serviceKeys, serviceName } = useImpact();
  return (
    <>
      <MetricCard label={serviceKey} value={serviceName(serviceKey)} />
      <dl style={{ columns: '16rem' }}>
        {serviceKeys.map((key) => (
          <div key={key}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>{serviceName(key)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
