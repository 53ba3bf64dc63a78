import type { Messages } from '@showcase/ui';

export interface AdoptionProgressMessages {
  readonly title: string;
}

export const adoptionProgressMessages: Messages<AdoptionProgressMessages> = {
  en: { title: 'Services Adoption Progress' },
  ar: { title: 'مستوى تبنّي الخدمات' },
};
