import { reviewedTag } from './record/record.ts';

/** What a tag says about a component. The sidebar shows tags as badges, the Health page as columns. */
export interface Status {
  readonly tag: string;
  /** Short enough for the sidebar. */
  readonly badge: string;
  readonly meaning: string;
  readonly color: string;
}

export const statuses: readonly Status[] = [
  {
    tag: 'stable',
    badge: 'stable',
    meaning:
      'Its props keep working within a minor version. Below 1.0, what breaks them is a new minor version and says BREAKING.',
    color: '#5fd0a3',
  },
  {
    tag: 'beta',
    badge: 'beta',
    meaning: 'Its props and appearance may still change in any version.',
    color: '#ffc46b',
  },
  {
    tag: 'reviewed-in-arabic',
    badge: 'ar',
    meaning:
      'Its Arabic has been read in its stories, and checked against the terms of the product.',
    color: '#93a5ff',
  },
  {
    tag: reviewedTag,
    badge: 'a11y',
    meaning:
      'In the latest test run all its stories passed, axe found nothing, and every key that its guide lists was pressed.',
    color: '#f2c879',
  },
];
