import type { PageRow } from '../pages.ts';

/** The pages of the digital authority's own products: apps for government, agents and infrastructure. */
export const ddaRows = {
  smartemployee: {
    background: 'video',
    motif: 'employee',
    action: 'tryNow',
    link: 'smartEmployee',
  },
  sourcinagent: { background: 'video', motif: 'agents', action: 'explore', link: 'agenticAi' },
  productcopilot: {
    background: 'video',
    motif: 'copilot',
    action: 'explore',
    link: 'productCopilot',
    cards: ['copilot', 'aiCommittee'],
  },
  recruitment: { background: 'video', motif: 'agents', action: 'explore', link: 'agenticAi' },
  // The link catalogue has no entry for the suite, so its action has no target.
  'agents-suite': {
    background: 'video',
    motif: 'agents',
    action: 'explore',
    cards: ['recruitment', 'sourcing', 'procurementAndContract'],
  },
  'dubai-Infostructure': {
    background: 'video',
    motif: 'infrastructure',
    action: 'explore',
    link: 'infostructure',
  },
  AicomiteeBg: {
    background: 'image',
    motif: 'ai-committee',
    action: 'explore',
    link: 'aiCommittee',
  },
  CoPilotBg: {
    subject: 'productcopilot',
    background: 'image',
    motif: 'copilot',
    action: 'tryNow',
    link: 'productCopilot',
  },
  InfrostructureBg: {
    subject: 'dubai-Infostructure',
    background: 'image',
    motif: 'infrastructure',
    action: 'explore',
    link: 'infostructure',
  },
  AiAgentBg: { background: 'image', motif: 'agents', action: 'explore', link: 'agenticAi' },
  DubaiSmartSuplier: {
    background: 'image',
    motif: 'supplier',
    action: 'tryNow',
    link: 'smartSupplier',
  },
  DubaiSmartEmployee: {
    subject: 'smartemployee',
    background: 'image',
    motif: 'employee',
    action: 'tryNow',
    link: 'smartEmployee',
  },
} as const satisfies Record<string, PageRow>;
