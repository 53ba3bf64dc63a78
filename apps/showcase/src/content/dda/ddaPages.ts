/** The pages of the digital authority's own products: apps for government, agents and infrastructure. */
import { agentCards, copilotCards } from './agents.ts';
import type { PlatformPage } from './types.ts';

const smartEmployee = { en: 'Smart Employee', ar: 'الموظف الذكي' };
const productCopilot = { en: 'Product Copilot', ar: 'المساعد الذكي للمنتجات' };
const infrastructure = { en: 'AI Infrastructure', ar: 'البنية التحتية للذكاء الاصطناعي' };

export const ddaPages: readonly PlatformPage[] = [
  {
    slug: 'smartemployee',
    background: 'video',
    motif: 'employee',
    title: smartEmployee,
    description: {
      en: 'Leave, pay, certificates and approvals for government employees, in one app.',
      ar: 'الإجازات والرواتب والشهادات والموافقات لموظفي الحكومة، في تطبيق واحد.',
    },
    action: 'tryNow',
    link: 'smartEmployee',
  },
  {
    slug: 'sourcinagent',
    background: 'video',
    motif: 'agents',
    title: { en: 'Sourcing Agent', ar: 'الوكيل الذكي لاختيار المورّدين' },
    description: {
      en: 'An AI agent that finds suppliers for a purchase request, compares their offers and explains its shortlist.',
      ar: 'وكيل ذكاء اصطناعي يبحث عن المورّدين المناسبين لطلب الشراء، ويقارن عروضهم، ويعلّل قائمته المختصرة.',
    },
    action: 'explore',
    link: 'agenticAi',
  },
  {
    slug: 'productcopilot',
    background: 'video',
    motif: 'copilot',
    title: productCopilot,
    description: {
      en: 'A copilot prepares the product proposal with the team, and an AI committee reviews it before people decide.',
      ar: 'مساعد ذكي يُعدّ مقترح المنتج مع الفريق، ثم تراجعه لجنة الذكاء الاصطناعي قبل عرضه على أصحاب القرار.',
    },
    action: 'explore',
    link: 'productCopilot',
    cards: copilotCards,
  },
  {
    slug: 'recruitment',
    background: 'video',
    motif: 'agents',
    title: { en: 'Recruitment Agent', ar: 'الوكيل الذكي للتوظيف' },
    description: {
      en: 'An AI agent that drafts the vacancy notice, reads the applications and prepares the interviews. People choose whom to hire.',
      ar: 'وكيل ذكاء اصطناعي يصوغ إعلان الوظيفة، ويقرأ الطلبات، ويحضّر للمقابلات، أما قرار التعيين فيبقى للمختصين.',
    },
    action: 'explore',
    link: 'agenticAi',
  },
  {
    // The link catalogue has no entry for the suite, so its action has no target.
    slug: 'agents-suite',
    background: 'video',
    motif: 'agents',
    title: { en: 'Agents Suite', ar: 'مجموعة وكلاء الذكاء الاصطناعي' },
    description: {
      en: 'Three AI agents take on the routine steps of hiring, sourcing and contracting, and leave the decisions to people.',
      ar: 'ثلاثة وكلاء ذكاء اصطناعي يتولون الخطوات المتكررة في التوظيف واختيار المورّدين والتعاقد، ويتركون القرار للمختصين.',
    },
    action: 'explore',
    cards: agentCards,
  },
  {
    slug: 'dubai-Infostructure',
    background: 'video',
    motif: 'infrastructure',
    title: infrastructure,
    description: {
      en: 'Shared computing, models and data services, so that a government entity can run AI without building infrastructure of its own.',
      ar: 'قدرات حوسبة ونماذج وخدمات بيانات مشتركة، تتيح للجهات الحكومية تشغيل تطبيقات الذكاء الاصطناعي دون الحاجة إلى إنشاء بنية تحتية خاصة بها.',
    },
    action: 'explore',
    link: 'infostructure',
  },
  {
    slug: 'AicomiteeBg',
    background: 'image',
    motif: 'ai-committee',
    title: { en: 'AI Committee', ar: 'لجنة الذكاء الاصطناعي' },
    description: {
      en: 'Weighs the benefit, cost, risk and data of each proposal, and gives its members the reasons with the recommendation.',
      ar: 'تقييم كل مقترح من حيث الجدوى والتكلفة والمخاطر والبيانات، وتقديم التوصية وأسبابها إلى الأعضاء.',
    },
    action: 'explore',
    link: 'aiCommittee',
  },
  {
    slug: 'CoPilotBg',
    background: 'image',
    motif: 'copilot',
    title: productCopilot,
    description: {
      en: 'From the first idea to a plan a team can build: research, requirements and user stories in one conversation.',
      ar: 'من الفكرة الأولى إلى خطة قابلة للتنفيذ: الدراسات والمتطلبات وقصص المستخدمين في محادثة واحدة.',
    },
    action: 'tryNow',
    link: 'productCopilot',
  },
  {
    slug: 'InfrostructureBg',
    background: 'image',
    motif: 'infrastructure',
    title: infrastructure,
    description: {
      en: 'Secure computing capacity inside the country for government AI, with one place to request it and track its cost.',
      ar: 'قدرات حوسبة آمنة داخل الدولة لتطبيقات الذكاء الاصطناعي الحكومية، يمكن طلبها ومتابعة تكلفتها من مكان واحد.',
    },
    action: 'explore',
    link: 'infostructure',
  },
  {
    slug: 'AiAgentBg',
    background: 'image',
    motif: 'agents',
    title: { en: 'AI Agents', ar: 'وكلاء الذكاء الاصطناعي' },
    description: {
      en: 'Agents that carry a task through several systems, ask when they are unsure and record every step.',
      ar: 'وكلاء ينجزون المهمة عبر أنظمة متعددة، ويسألون عند الشك، ويوثّقون كل خطوة.',
    },
    action: 'explore',
    link: 'agenticAi',
  },
  {
    slug: 'DubaiSmartSuplier',
    background: 'image',
    motif: 'supplier',
    title: { en: 'Smart Supplier', ar: 'المورّد الذكي' },
    description: {
      en: 'Suppliers find government tenders, respond to purchase orders and track their invoices until they are paid.',
      ar: 'يطّلع المورّد على المناقصات الحكومية، ويستجيب لأوامر الشراء، ويتابع فواتيره حتى سدادها.',
    },
    action: 'tryNow',
    link: 'smartSupplier',
  },
  {
    slug: 'DubaiSmartEmployee',
    background: 'image',
    motif: 'employee',
    title: smartEmployee,
    description: {
      en: 'Request leave, read a payslip and approve a colleague’s request from your phone, wherever you work.',
      ar: 'طلب الإجازة والاطّلاع على قسيمة الراتب واعتماد طلبات الزملاء عبر الهاتف، أينما كان الموظف.',
    },
    action: 'tryNow',
    link: 'smartEmployee',
  },
];
