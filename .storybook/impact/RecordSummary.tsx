import { parseEntities, summarizeEntity, type EntityRecord } from '@showcase/impact';
import { AdoptionProgress, MetricCard, Panel, ShowcaseProvider, TextField } from '@showcase/ui';
import { useState } from 'react';
import { cards } from './cards.ts';

/** Summarises an entity record pasted as JSON. */
export function RecordSummary({ json }: { readonly json: string }) {
  const [text, setText] = useState(json);
  const { record, error } = read(text);
  return (
    <ShowcaseProvider language="en" style={{ display: 'grid', gap: '1.25rem' }}>
      <TextField
        label="An entity record"
        rows={9}
        value={text}
        onValueChange={setText}
        error={error}
      />
      <Summary record={record} />
    </ShowcaseProvider>
  );
}

function Summary({ record }: { readonly record: EntityRecord }) {
  const summary = summarizeEntity(record);
  return (
    <Panel aria-label="Summary" style={{ display: 'grid', gap: '1.25rem' }}>
      <strong>
        <bdi>{summary.entityName ?? 'An entity without a name'}</bdi>
      </strong>
      <AdoptionProgress
        adopted={summary.adoptedCount}
        total={summary.totalServices}
        percentage={summary.adoptedPercentage}
      />
      <div style={cards}>
        <MetricCard label="Total Cost Saved" value={summary.totalCostSaved} />
        <MetricCard label="Total Time Saved" value={summary.totalTimeSavedGov} />
        <MetricCard label="Total CO2 Reduced" value={summary.totalCo2Reduced} />
      </div>
      <p>
        Adopted:{' '}
        {summary.adoptedServices.map(({ serviceName }) => serviceName).join(', ') || 'none'}
      </p>
    </Panel>
  );
}

/** The record in a text, or an empty one and the reason why there is none. */
function read(text: string): { readonly record: EntityRecord; readonly error?: string } {
  try {
    const value: unknown = JSON.parse(text);
    const [record] = parseEntities(Array.isArray(value) ? value : [value]);
    return record ? { record } : { record: {}, error: 'This is JSON, but not a record.' };
  } catch (error) {
    return { record: {}, error: error instanceof Error ? error.message : 'This is not JSON.' };
  }
}
