import type { TextsOf } from '../../pages.ts';
import type { othersRows } from '../rows.ts';

export const en = {
  UAEPass: {
    title: 'UAE PASS',
    description:
      'One digital identity for government and private-sector services: sign in, share documents and sign them from your phone.',
  },
} satisfies TextsOf<typeof othersRows>;
