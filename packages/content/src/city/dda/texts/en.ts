import type { TextsOf } from '../../pages.ts';
import type { ddaRows } from '../rows.ts';

export const en = {
  smartemployee: {
    title: 'Smart Employee',
    description: 'Leave, pay, certificates and approvals for government employees, in one app.',
  },
  sourcinagent: {
    title: 'Sourcing Agent',
    description:
      'An AI agent that finds suppliers for a purchase request, compares their offers and explains its shortlist.',
  },
  productcopilot: {
    title: 'Product Copilot',
    description:
      'A copilot prepares the product proposal with the team, and an AI committee reviews it before people decide.',
    cards: {
      copilot: {
        title: 'Product Copilot',
        description: 'Works with a product team from the first idea to a plan.',
        activities: {
          brief: {
            bold: 'Turns an idea into a brief',
            text: 'with its users, goals and measures of success.',
          },
          evidence: {
            bold: 'Gathers the evidence',
            text: 'from research, customer feedback and usage data.',
          },
          stories: { bold: 'Writes user stories', text: 'that a team can estimate and test.' },
        },
      },
      aiCommittee: {
        title: 'AI Committee',
        description: 'Reviews the proposal before it reaches the decision-makers.',
        activities: {
          proposals: {
            bold: 'Examines each proposal',
            text: 'for benefit, cost, risk and data protection.',
          },
          questions: {
            bold: 'Asks the open questions',
            text: 'before the meeting, not during it.',
          },
          reasons: {
            bold: 'Records the reasons',
            text: 'for each recommendation, so that members can check them.',
          },
        },
      },
    },
  },
  recruitment: {
    title: 'Recruitment Agent',
    description:
      'An AI agent that drafts the vacancy notice, reads the applications and prepares the interviews. People choose whom to hire.',
  },
  'agents-suite': {
    title: 'Agents Suite',
    description:
      'Three AI agents take on the routine steps of hiring, sourcing and contracting, and leave the decisions to people.',
    cards: {
      recruitment: {
        title: 'Recruitment Agent',
        description: 'Prepares each hire, from vacancy to interview.',
        activities: {
          vacancy: {
            bold: 'Drafts the job description',
            text: 'from the requirements of the role and the approved grades.',
          },
          applications: {
            bold: 'Screens applications',
            text: 'against the published criteria and gives its reasons.',
          },
          interviews: {
            bold: 'Schedules interviews',
            text: 'at times that suit the candidates and the panel.',
          },
          decision: {
            bold: 'Leaves the decision to people',
            text: 'after a one-page summary of each candidate.',
          },
        },
      },
      sourcing: {
        title: 'Sourcing Agent',
        description: 'Finds suppliers for a purchase request and compares what they offer.',
        activities: {
          request: {
            bold: 'Reads the purchase request',
            text: 'and lists what is needed, how much of it and by when.',
          },
          suppliers: {
            bold: 'Finds suitable suppliers',
            text: 'among those registered with the government.',
          },
          offers: {
            bold: 'Compares the offers',
            text: 'by price, quality and delivery in one table.',
          },
          shortlist: { bold: 'Recommends a shortlist', text: 'and explains every choice on it.' },
        },
      },
      procurementAndContract: {
        title: 'Procurement and Contract Agent',
        description:
          'Takes a purchase from the tender to the signed contract and keeps track of its deadlines.',
        activities: {
          tender: { bold: 'Prepares the tender documents', text: 'from approved templates.' },
          clauses: {
            bold: 'Checks each clause',
            text: 'against procurement law and the policy of the entity.',
          },
          approvals: {
            bold: 'Tracks approvals',
            text: 'and reminds the person whose turn it is.',
          },
          dates: {
            bold: 'Watches the dates',
            text: 'of delivery, payment and renewal, and warns in good time.',
          },
        },
      },
    },
  },
  'dubai-Infostructure': {
    title: 'AI Infrastructure',
    description:
      'Shared computing, models and data services, so that a government entity can run AI without building its own infrastructure.',
  },
  AicomiteeBg: {
    title: 'AI Committee',
    description:
      'Weighs the benefit, cost, risk and data of each proposal, and gives its members the reasons with the recommendation.',
  },
  CoPilotBg: {
    description:
      'From the first idea to a plan a team can build: research, requirements and user stories in one conversation.',
  },
  InfrostructureBg: {
    description:
      'Secure computing capacity in the UAE for government AI, with one place to request it and track its cost.',
  },
  AiAgentBg: {
    title: 'AI Agents',
    description:
      'Agents that carry a task through several systems, ask when they are unsure and record every step.',
  },
  DubaiSmartSuplier: {
    title: 'Smart Supplier',
    description:
      'Suppliers find government tenders, respond to purchase orders and track their invoices until they are paid.',
  },
  DubaiSmartEmployee: {
    description:
      'Request leave, read a payslip and approve a colleague’s request from your phone, wherever you work.',
  },
} satisfies TextsOf<typeof ddaRows>;
