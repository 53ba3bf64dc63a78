import type { ServiceId } from '../services.ts';

/** Texts of the Dubai Now list and of its services (docs/product.md, Dubai Now). */
export const en = {
  title: 'Dubai Now',
  description: 'The city’s services, arranged around life events, in one app.',
  listHeading: 'Life events',
  qrCaption: 'Scan to open the app',
  back: 'Back to Dubai Now',
  videoPlaceholder: 'VIDEO WILL BE INSERTED HERE',
  notFound: {
    title: 'We couldn’t find that service.',
    text: 'The address may be misspelt, or the service has moved.',
  },
  services: {
    volunteer: {
      label: 'Volunteer',
      description: 'Choose a volunteering opportunity in Dubai and sign up for it.',
    },
    'domestic-workers': {
      label: 'Domestic Workers',
      description:
        'Sponsor a domestic worker, then obtain and renew the residence permit, all in one place.',
    },
    marriage: {
      label: 'Marriage',
      description:
        'Complete the premarital screening, the marriage contract and the first family documents step by step.',
    },
    'rent-home': {
      label: 'Rent a Home',
      description:
        'Find a home, register the tenancy contract and have electricity and water connected.',
    },
    'may-they-rest-in-peace': {
      label: 'May They Rest in Peace',
      description: 'Register a death, arrange the burial and complete the documents that follow.',
    },
    'obtain-medical': {
      label: 'Obtain Medical Care',
      description: 'Book a medical appointment and see your health record and prescriptions.',
    },
    'get-land': {
      label: 'Get Land',
      description:
        'Citizens apply for a residential plot and track the request until it is allocated.',
    },
    'get-ready-house': {
      label: 'Get a Ready House',
      description:
        'Citizens apply for a completed house and track the request until the keys are handed over.',
    },
    'land-exchange': {
      label: 'Land Exchange',
      description:
        'Citizens request another plot in exchange for theirs and track the request until it is complete.',
    },
    'electric-vehicle': {
      label: 'Electric Vehicle',
      description:
        'License an electric vehicle, find the nearest charging station and pay for charging.',
    },
    'buy-sell-property': {
      label: 'Buy or Sell Property',
      description: 'Check the title, agree the sale and register the new owner.',
    },
  },
} satisfies {
  services: Record<ServiceId, { label: string; description: string }>;
  [text: string]: unknown;
};
