import { formatCompact, formatNumber, formatTotal, parseAmount, UNITS } from '@showcase/impact';
import { MetricCard, ShowcaseProvider, TextField } from '@showcase/ui';
import { useState } from 'react';
import { cards } from './cards.ts';

/** Parses what is typed as the dashboard parses a figure, and shows it in every format. */
export function Amount({ value }: { readonly value: string }) {
  const [text, setText] = useState(value);
  const amount = parseAmount(text);
  return (
    <ShowcaseProvider language="en" style={{ display: 'grid', gap: '1.25rem' }}>
      <TextField label="A value from a record" value={text} onValueChange={setText} />
      <div style={cards} aria-live="polite">
        <MetricCard label="Read as" value={String(amount)} />
        <MetricCard label="In full" value={formatNumber(amount)} />
        <MetricCard label="Compact" value={formatCompact(amount)} />
        <MetricCard label="As a total" value={formatTotal(amount, UNITS.cost)} />
      </div>
    </ShowcaseProvider>
  );
}
