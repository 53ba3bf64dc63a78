import { ServiceList } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  ServiceList: <ServiceList heading="Adopted" services={['VPN']} emptyText="None" />,
};
