/** Texts and fixed figures of the dashboard (docs/product.md, Impact dashboard). */
export const en = {
  title: 'Government Digital Impact',
  overall: 'Overall impact',
  entityName: 'Entity Name',
  hint: 'Select an entity from the search to view details.',
  heading: '{entity} Dashboard',
  totalCost: 'Total Cost Saved:',
  totalTime: 'Total Time Saved:',
  totalCo2: 'Total CO2 Reduced:',
  adopted: 'Adopted Services',
  noneAdopted: 'No services adopted yet',
  notAdopted: 'Not Adopted Services',
  allAdopted: 'All services adopted',
  details: '{service} Details',
  cost: 'Cost Saved',
  time: 'Time Saved',
  co2: 'CO2 Reduced',
  /** The note that marks sample records. The data contain it in English only. */
  sampleNote: 'Sample figures',
  /** The fixed figures of the overall impact: `exact` is what assistive technology reads. */
  overallImpact: {
    services: { label: 'Services Adopted', value: '6/20', exact: '6 of 20' },
    cost: { label: 'Cost Saved', value: '2.6M AED', exact: '2.6 million AED' },
    time: { label: 'Time saved', value: '8,000H', exact: '8,000 hours' },
    co2: { label: 'CO₂ reduced', value: '5.3T', exact: '5.3 tonnes' },
  },
};
