/** The cards of the agents suite and of the product copilot (docs/product.md, Card pages). */
import type { AgentCardContent } from './types.ts';

export const agentCards: readonly AgentCardContent[] = [
  {
    key: 'recruitment',
    title: { en: 'Recruitment Agent', ar: 'الوكيل الذكي للتوظيف' },
    description: {
      en: 'Prepares each hire, from vacancy to interview.',
      ar: 'يتولى التحضير للتوظيف، من الإعلان عن الوظيفة الشاغرة حتى المقابلة.',
    },
    activities: [
      {
        bold: { en: 'Drafts the job description', ar: 'يصوغ الوصف الوظيفي' },
        text: {
          en: 'from the requirements of the role and the approved grades.',
          ar: 'استنادًا إلى متطلبات الوظيفة وسلّم الدرجات المعتمد.',
        },
      },
      {
        bold: { en: 'Screens applications', ar: 'يفرز طلبات التوظيف' },
        text: {
          en: 'against the published criteria and gives its reasons.',
          ar: 'وفق المعايير المعلنة، مع بيان الأسباب.',
        },
      },
      {
        bold: { en: 'Schedules interviews', ar: 'ينسّق مواعيد المقابلات' },
        text: {
          en: 'at times that suit the candidates and the panel.',
          ar: 'بما يناسب المرشحين وأعضاء لجنة المقابلات.',
        },
      },
      {
        bold: { en: 'Leaves the decision to people', ar: 'يترك القرار للمختصين' },
        text: {
          en: 'after a one-page summary of each candidate.',
          ar: 'بعد تقديم ملخص من صفحة واحدة عن كل مرشح.',
        },
      },
    ],
  },
  {
    key: 'sourcing',
    title: { en: 'Sourcing Agent', ar: 'الوكيل الذكي لاختيار المورّدين' },
    description: {
      en: 'Finds suppliers for a purchase request and compares what they offer.',
      ar: 'يبحث عن مورّدين لتلبية طلب الشراء، ويقارن عروضهم.',
    },
    activities: [
      {
        bold: { en: 'Reads the purchase request', ar: 'يقرأ طلب الشراء' },
        text: {
          en: 'and lists what is needed, how much of it and by when.',
          ar: 'ويحدّد المطلوب وكميته وموعد تسليمه.',
        },
      },
      {
        bold: { en: 'Finds suitable suppliers', ar: 'يبحث عن المورّدين المناسبين' },
        text: {
          en: 'among those registered with the government.',
          ar: 'من بين المسجلين لدى الجهات الحكومية.',
        },
      },
      {
        bold: { en: 'Compares the offers', ar: 'يقارن العروض' },
        text: {
          en: 'by price, quality and delivery in one table.',
          ar: 'من حيث السعر والجودة وموعد التسليم، في جدول واحد.',
        },
      },
      {
        bold: { en: 'Recommends a shortlist', ar: 'يوصي بقائمة مختصرة' },
        text: { en: 'and explains every choice on it.', ar: 'ويعلّل كل اختيار فيها.' },
      },
    ],
  },
  {
    key: 'procurement-and-contract',
    title: { en: 'Procurement and Contract Agent', ar: 'الوكيل الذكي للمشتريات والعقود' },
    description: {
      en: 'Takes a purchase from the tender to the signed contract and keeps track of its deadlines.',
      ar: 'يتولى عملية الشراء من طرح المناقصة حتى توقيع العقد، ويتابع مواعيدها.',
    },
    activities: [
      {
        bold: { en: 'Prepares the tender documents', ar: 'يُعدّ وثائق المناقصة' },
        text: { en: 'from approved templates.', ar: 'وفق النماذج المعتمدة.' },
      },
      {
        bold: { en: 'Checks each clause', ar: 'يدقّق كل بند' },
        text: {
          en: 'against procurement law and the policy of the entity.',
          ar: 'في ضوء تشريعات المشتريات وسياسة الجهة.',
        },
      },
      {
        bold: { en: 'Follows approvals', ar: 'يتابع الموافقات' },
        text: {
          en: 'and reminds the person whose turn it is.',
          ar: 'ويذكّر من حان دوره في الاعتماد.',
        },
      },
      {
        bold: { en: 'Tracks the dates', ar: 'يرصد المواعيد' },
        text: {
          en: 'of delivery, payment and renewal, and warns in good time.',
          ar: 'من تسليم ودفع وتجديد، وينبّه إليها قبل حلولها.',
        },
      },
    ],
  },
];

export const copilotCards: readonly AgentCardContent[] = [
  {
    key: 'copilot',
    title: { en: 'Product Copilot', ar: 'المساعد الذكي للمنتجات' },
    description: {
      en: 'Works with a product team from the first idea to a plan.',
      ar: 'يعمل مع فريق المنتج من الفكرة الأولى حتى خطة التنفيذ.',
    },
    activities: [
      {
        bold: { en: 'Turns an idea into a brief', ar: 'يحوّل الفكرة إلى موجز مشروع' },
        text: {
          en: 'with its users, goals and measures of success.',
          ar: 'يحدّد المستخدمين والأهداف ومؤشرات النجاح.',
        },
      },
      {
        bold: { en: 'Gathers the evidence', ar: 'يجمع الأدلة' },
        text: {
          en: 'from research, customer feedback and usage data.',
          ar: 'من الدراسات وآراء المتعاملين وبيانات الاستخدام.',
        },
      },
      {
        bold: { en: 'Writes user stories', ar: 'يكتب قصص المستخدمين' },
        text: {
          en: 'that a team can estimate and test.',
          ar: 'بما يتيح للفريق تقدير الجهد اللازم لها واختبارها.',
        },
      },
    ],
  },
  {
    key: 'ai_committee',
    title: { en: 'AI Committee', ar: 'لجنة الذكاء الاصطناعي' },
    description: {
      en: 'Reviews the proposal before it reaches the decision-makers.',
      ar: 'تراجع المقترح قبل عرضه على أصحاب القرار.',
    },
    activities: [
      {
        bold: { en: 'Examines each proposal', ar: 'تدرس كل مقترح' },
        text: {
          en: 'for benefit, cost, risk and data protection.',
          ar: 'من حيث الجدوى والتكلفة والمخاطر وحماية البيانات.',
        },
      },
      {
        bold: { en: 'Asks the open questions', ar: 'تطرح الأسئلة العالقة' },
        text: { en: 'before the meeting, not during it.', ar: 'قبل الاجتماع لا خلاله.' },
      },
      {
        bold: { en: 'Records the reasons', ar: 'توثّق أسباب توصياتها' },
        text: {
          en: 'for each recommendation, so that members can check them.',
          ar: 'ليتمكن الأعضاء من التحقق منها.',
        },
      },
    ],
  },
];
