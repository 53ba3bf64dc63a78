/** What a part's tags say about it. The sidebar shows them as badges, the health page as columns. */
export interface Status {
  readonly tag: string;
  /** As short as the sidebar wants it. */
  readonly badge: string;
  readonly meaning: string;
  readonly color: string;
}

export const statuses: readonly Status[] = [
  {
    tag: 'stable',
    badge: 'stable',
    meaning: 'Its props change with a major version only.',
    color: '#5fd0a3',
  },
  {
    tag: 'beta',
    badge: 'beta',
    meaning: 'Its props and looks may still change with a minor version.',
    color: '#ffc46b',
  },
  {
    tag: 'reviewed-in-arabic',
    badge: 'ar',
    meaning: 'Its Arabic has been read against the terms of the product.',
    color: '#93a5ff',
  },
  {
    tag: 'accessibility-reviewed',
    badge: 'a11y',
    meaning: 'Its interactions prove keyboard use and focus, beyond what axe finds.',
    color: '#f2c879',
  },
];
