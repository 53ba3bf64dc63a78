/** Texts of the regulator section and its impact dashboard (specification, sections 2.1, 2.6 and 9). */
export const regulator = {
  name: 'TDRA',
  title: 'Digital government',
  titleArabic: 'الحكومة الرقمية',
  lead: 'Shared digital services for every government entity, and what they save.',
  leadArabic: 'خدمات رقمية مشتركة لكل جهة حكومية، وما تحققه من وفورات.',
  bar: {
    home: { label: 'Home', href: '.' },
    screensaver: { label: 'Screensaver', href: 'screensaver' },
    impact: { label: 'Impact dashboard', href: 'impact' },
    projects: { label: 'All projects', href: '/' },
  },
  tiles: {
    impact: {
      title: 'Government Digital Impact',
      text: 'Search an entity and read its savings.',
      link: 'Open the dashboard',
    },
    screensaver: {
      title: 'Screensaver',
      text: 'A quiet loop for a stand between two visits. Any touch or key ends it.',
      link: 'Start the loop',
    },
  },
} as const;

export const dashboard = {
  title: 'Government Digital Impact',
  titleArabic: 'الأثر الرقمي الحكومي',
  overall: 'Overall impact',
  hint: 'Select an entity from the search to view details.',
  heading: 'Dashboard',
  totalCost: 'Total Cost Saved:',
  totalTime: 'Total Time Saved:',
  totalCo2: 'Total CO2 Reduced:',
  adopted: 'Adopted Services',
  noneAdopted: 'No services adopted yet',
  notAdopted: 'Not Adopted Services',
  allAdopted: 'All services adopted',
  details: 'Details',
  cost: 'Cost Saved',
  time: 'Time Saved',
  co2: 'CO2 Reduced',
} as const;

/** The fixed figures of the 'Overall impact' dialog, with the words that assistive technology reads. */
export const overallImpact = [
  { label: 'Services Adopted', value: '6/20', exact: '6 of 20' },
  { label: 'Cost Saved', value: '2.6M AED', exact: '2.6 million AED' },
  { label: 'Time saved', value: '8,000H', exact: '8,000 hours' },
  { label: 'CO₂ reduced', value: '5.3T', exact: '5.3 tonnes' },
] as const;
