import { ServiceList } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  ServiceList: <ServiceList heading="Adopted" services={['VPN']} emptyText="None" />,
};
