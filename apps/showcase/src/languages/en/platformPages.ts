/** Titles of the city platform's pages by subject, and their descriptions by slug (docs/product.md, Card pages). */
export const platformPages = {
  titles: {
    smartEmployee: 'Smart Employee',
    sourcingAgent: 'Sourcing Agent',
    productCopilot: 'Product Copilot',
    recruitmentAgent: 'Recruitment Agent',
    agentsSuite: 'Agents Suite',
    aiInfrastructure: 'AI Infrastructure',
    aiCommittee: 'AI Committee',
    aiAgents: 'AI Agents',
    smartSupplier: 'Smart Supplier',
    tradeAndLogistics: 'Trade and Logistics',
    build: 'Build',
    buildDubai: 'Build Dubai',
    justice: 'Justice',
    justiceDubai: 'Justice Dubai',
    investDubai: 'Invest Dubai',
    tourismDubai: 'Tourism Dubai',
    dubaiTransport: 'Dubai Transport',
    tradeDubai: 'Trade Dubai',
    uaePass: 'UAE PASS',
    codai: 'CODAI',
    aiSampling: 'AI Sampling',
    dubaiPopulation: 'Dubai Population',
    dataAndStatistics: 'Data and Statistics',
    dataMarketplace: 'Data Marketplace',
    dubaiInNumbers: 'Dubai in Numbers',
    dubaiPopulationCount: 'Dubai Population Count',
  },
  descriptions: {
    smartemployee: 'Leave, pay, certificates and approvals for government employees, in one app.',
    sourcinagent:
      'An AI agent that finds suppliers for a purchase request, compares their offers and explains its shortlist.',
    productcopilot:
      'A copilot prepares the product proposal with the team, and an AI committee reviews it before people decide.',
    recruitment:
      'An AI agent that drafts the vacancy notice, reads the applications and prepares the interviews. People choose whom to hire.',
    'agents-suite':
      'Three AI agents take on the routine steps of hiring, sourcing and contracting, and leave the decisions to people.',
    'dubai-Infostructure':
      'Shared computing, models and data services, so that a government entity can run AI without building infrastructure of its own.',
    AicomiteeBg:
      'Weighs the benefit, cost, risk and data of each proposal, and gives its members the reasons with the recommendation.',
    CoPilotBg:
      'From the first idea to a plan a team can build: research, requirements and user stories in one conversation.',
    InfrostructureBg:
      'Secure computing capacity inside the country for government AI, with one place to request it and track its cost.',
    AiAgentBg:
      'Agents that carry a task through several systems, ask when they are unsure and record every step.',
    DubaiSmartSuplier:
      'Suppliers find government tenders, respond to purchase orders and track their invoices until they are paid.',
    DubaiSmartEmployee:
      'Request leave, read a payslip and approve a colleague’s request from your phone, wherever you work.',
    trade:
      'Set up a trading company, clear goods through customs and book transport without visiting a service centre.',
    build:
      'For owners, from the plot to the completion certificate: approved drawings, a building permit and inspections in one journey.',
    buildDubai:
      'Consultants and contractors register, submit drawings and answer review comments on one platform.',
    justice: 'File a case, pay its fees and attend the hearing remotely.',
    justiceDubai:
      'Courts, public prosecution, police and notaries share one file, so nobody has to give the same details twice.',
    investDubai:
      'Choose an activity, reserve a trade name and receive the licence, on the mainland or in a free zone.',
    tourismDubai:
      'Licences and permits for hotels, holiday homes, tour guides and events, from application to renewal.',
    'dubai-transport':
      'Plan a journey, pay for parking and renew a driving or vehicle licence in one place.',
    TradeDubaiBg:
      'Track a shipment from the port or the airport to the warehouse, with customs, free zones and carriers on one screen.',
    BuildtBg:
      'Permits, utilities and inspections from separate entities, requested once and tracked on one timeline.',
    JusticeDubaiBg:
      'People, companies and lawyers track their cases, judgments and notarised documents from one account.',
    InvestBg:
      'For those who start, expand or move a company to Dubai: licences, visas and premises from the entities concerned.',
    TourismDubaiBG:
      'For visitors: what is on, what to see and how to get there, from the city itself.',
    DubaiTransportBg:
      'Metro, tram, buses, taxis and marine transport on one map, from the Roads and Transport Authority and its partners.',
    UAEPass:
      'One digital identity for government and private-sector services: sign in, share documents and sign them from your phone.',
    codai: 'AI that assigns standard classification codes to answers written in everyday words.',
    'ai-sampling': 'Draws a representative sample for a survey and shows why each group is in it.',
    'dubai-population':
      'The official count of the people of Dubai, for those who plan its schools, clinics, homes and roads.',
    'data-statistics':
      'Official figures on the economy, society and the environment, with the method behind every number.',
    'data-marketplace':
      'One place where those who hold data and those who need it agree on the terms of its use.',
    DubaiMarketPage:
      'Browse the data sets of public entities and companies, compare their quality and licences, and request access.',
    DubaiPopulationPage:
      'An interactive report on the residents of Dubai by year, area and age group.',
    DataCountPage:
      'Find an indicator, see how it has changed and download the table behind the chart.',
    AISamplingPage:
      'A survey agent puts the questions to the sample in Arabic or English and returns answers ready for analysis.',
    CODAIPage:
      'Describe a job or activity in your own words, and see its code, the alternatives and the confidence in each.',
    DataCountPageV2:
      'The main indicators of the city at a glance, each with its source and its date.',
    DubaiPopulationPageV2:
      'Those who live in the city, and those who are active in it by day: two counts for one plan.',
  },
  stillPicture: 'Still picture',
};
