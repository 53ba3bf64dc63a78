/** Texts of the section's home and its navigation bar (docs/product.md, Regulator section). */
export const en = {
  title: 'Digital government',
  lead: 'Shared digital services for every government entity, and what they save.',
  bar: {
    home: 'Home',
    screensaver: 'Screensaver',
    impact: 'Impact dashboard',
    projects: 'All projects',
  },
  hostAway: {
    title: 'The showcase is not responding.',
    text: 'The page will reload as soon as it does. To keep browsing, close this message.',
  },
  tiles: {
    impact: {
      title: 'Government Digital Impact',
      text: 'Search for an entity and see its savings.',
      linkLabel: 'Open the dashboard',
    },
    screensaver: {
      title: 'Screensaver',
      text: 'Quiet slides for the time between visitors. Any touch or key ends them.',
      linkLabel: 'Start the screensaver',
    },
  },
};
