/** The provider's public site: the real addresses of its documents are not known yet. */
const core42Site = 'https://www.core42.ai/';
/** A placeholder for an address that is not known yet; it leads nowhere. */
const placeholder = 'waiting for a link';

/** The statistics centre's site, which holds both its population count and its statistics. */
const statisticsSite = 'https://www.dsc.gov.ae/';

/** The experiences of the city platform. The agents suite and the invest pages have no entry. */
const cityLinks = {
  smartEmployee: 'smartemployee://',
  smartSupplier: 'smartsupplier://',
  dubaiNowQa: 'dubainowqa://',
  uaePass: 'uaepassdemo://',
  dubaiNow: 'https://dubainow.dubai.ae/',
  trade: 'https://www.dubaitrade.ae/',
  build: 'https://www.dm.gov.ae/',
  justice: 'https://www.dc.gov.ae/',
  visit: 'https://www.visitdubai.com/',
  dubaiTransport: 'https://www.rta.ae/',
  dubaiPopulation: statisticsSite,
  dataAndStatistics: statisticsSite,
  dataMarketplace: 'https://www.dubaipulse.gov.ae/',
  productCopilot: 'Product Copilot presentation',
  aiCommittee: 'AI Committee presentation',
  agenticAi: 'Agentic AI presentation',
  classificationAi: placeholder,
  codai: placeholder,
  aiSampling: placeholder,
  infostructure: placeholder,
  productionReference: 'https://www.digitaldubai.ae/',
};

/** The default link catalogue. */
export const defaultLinks = {
  corporateOverview: core42Site,
  compassSalesDeck: core42Site,
  compassLiveDemo: core42Site,
  aiCloudSalesDeck: placeholder,
  aiCloudLiveDemo: placeholder,
  sovereignCloudSalesDeck: core42Site,
  sovereignCloudLiveDemo: core42Site,
  signatureCloudSalesDeck: core42Site,
  coLocationSalesDeck: core42Site,
  fusionCloudSalesDeck: core42Site,
  deliveryServicesSalesDeck: core42Site,
  ...cityLinks,
};

export type LinkId = keyof typeof defaultLinks;
/** The targets of external links: addresses, or any other text, which leads nowhere. */
export type LinkCatalogue = Readonly<Record<LinkId, string>>;

/** Whether a string is a path of the app. One that begins with `//` or `/\\` would lead to another host. */
export const isPath = (text: string) => /^\/(?![/\\])/.test(text);
