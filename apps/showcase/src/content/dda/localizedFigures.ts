import type { figures as English } from '../../languages/en/figures.ts';
import { localize } from '../../languages/localize.ts';
import { figuresOf } from './figures.ts';

export const figures = figuresOf(
  localize(
    import.meta.glob<typeof English>('../../languages/*/figures.ts', {
      eager: true,
      import: 'figures',
    }),
  ),
);
