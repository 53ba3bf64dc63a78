/** The cards of the agents suite and of the product copilot (docs/product.md, Card pages). */
export const agents = {
  recruitment: {
    title: 'Recruitment Agent',
    description: 'Prepares each hire, from vacancy to interview.',
    activities: [
      {
        bold: 'Drafts the job description',
        text: 'from the requirements of the role and the approved grades.',
      },
      {
        bold: 'Screens applications',
        text: 'against the published criteria and gives its reasons.',
      },
      {
        bold: 'Schedules interviews',
        text: 'at times that suit the candidates and the panel.',
      },
      {
        bold: 'Leaves the decision to people',
        text: 'after a one-page summary of each candidate.',
      },
    ],
  },
  sourcing: {
    title: 'Sourcing Agent',
    description: 'Finds suppliers for a purchase request and compares what they offer.',
    activities: [
      {
        bold: 'Reads the purchase request',
        text: 'and lists what is needed, how much of it and by when.',
      },
      {
        bold: 'Finds suitable suppliers',
        text: 'among those registered with the government.',
      },
      {
        bold: 'Compares the offers',
        text: 'by price, quality and delivery in one table.',
      },
      {
        bold: 'Recommends a shortlist',
        text: 'and explains every choice on it.',
      },
    ],
  },
  procurementAndContract: {
    title: 'Procurement and Contract Agent',
    description:
      'Takes a purchase from the tender to the signed contract and keeps track of its deadlines.',
    activities: [
      {
        bold: 'Prepares the tender documents',
        text: 'from approved templates.',
      },
      {
        bold: 'Checks each clause',
        text: 'against procurement law and the policy of the entity.',
      },
      {
        bold: 'Follows approvals',
        text: 'and reminds the person whose turn it is.',
      },
      {
        bold: 'Tracks the dates',
        text: 'of delivery, payment and renewal, and warns in good time.',
      },
    ],
  },
  copilot: {
    title: 'Product Copilot',
    description: 'Works with a product team from the first idea to a plan.',
    activities: [
      {
        bold: 'Turns an idea into a brief',
        text: 'with its users, goals and measures of success.',
      },
      {
        bold: 'Gathers the evidence',
        text: 'from research, customer feedback and usage data.',
      },
      {
        bold: 'Writes user stories',
        text: 'that a team can estimate and test.',
      },
    ],
  },
  aiCommittee: {
    title: 'AI Committee',
    description: 'Reviews the proposal before it reaches the decision-makers.',
    activities: [
      {
        bold: 'Examines each proposal',
        text: 'for benefit, cost, risk and data protection.',
      },
      {
        bold: 'Asks the open questions',
        text: 'before the meeting, not during it.',
      },
      {
        bold: 'Records the reasons',
        text: 'for each recommendation, so that members can check them.',
      },
    ],
  },
};
