/** Texts of the page for trying deep links on a phone (docs/product.md, Deep-link test). */
export const en = {
  title: 'Deep-link test',
  intro:
    'Open this page on the phone you will present with, and try each link. The app should open.',
  hint: 'Confirm that the app is installed and that the URL scheme is whitelisted on the device. For manual testing, open in Safari and paste the link.',
  apps: {
    smartSupplier: {
      name: 'Smart Supplier',
      description: 'The app for suppliers to the government.',
    },
    dubaiNowQa: {
      name: 'Dubai Now QA',
      description: 'The test build of the city’s services app.',
    },
    smartEmployee: {
      name: 'Smart Employee QA',
      description: 'The test build of the app for government employees.',
    },
  },
};
