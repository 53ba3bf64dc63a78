/** Texts of the dashboard's take-away formats and of its wall (docs/product.md, To take away). */
export const en = {
  print: 'Print',
  download: 'Download',
  phone: 'On your phone',
  totals: {
    cost: 'Total Cost Saved',
    time: 'Total Time Saved',
    co2: 'Total CO2 Reduced',
  },
  /** With units, so that the amounts below don't need them. */
  measures: {
    cost: 'Cost Saved (AED)',
    time: 'Time Saved (Hours)',
    co2: 'CO2 Reduced (KGs)',
  },
  origin:
    'The figures are those of the entity’s record in the dashboard on this date. Totals cover the adopted services only.',
  noEntity: 'No entity has been chosen.',
  unknownEntity: 'This entity is not in the list.',
};
