/** The pages of the data experiences: CODAI, sampling, population, statistics and the marketplace. */
import type { PlatformPage } from './types.ts';

const codai = { en: 'CODAI', ar: 'منصة CODAI' };
const sampling = { en: 'AI Sampling', ar: 'المعاينة الإحصائية بالذكاء الاصطناعي' };
const population = { en: 'Dubai Population', ar: 'سكان دبي' };
const statistics = { en: 'Data and Statistics', ar: 'البيانات والإحصاء' };
const marketplace = { en: 'Data Marketplace', ar: 'سوق البيانات' };

export const dataPages: readonly PlatformPage[] = [
  {
    slug: 'codai',
    background: 'video',
    motif: 'data',
    title: codai,
    description: {
      en: 'AI that assigns standard classification codes to answers written in everyday words.',
      ar: 'ذكاء اصطناعي يرمّز الإجابات المكتوبة بلغة الحياة اليومية وفق التصنيفات الإحصائية المعتمدة.',
    },
    action: 'explore',
    link: 'codai',
  },
  {
    slug: 'ai-sampling',
    background: 'video',
    motif: 'data',
    title: sampling,
    description: {
      en: 'Draws a representative sample for a survey and shows why each group is in it.',
      ar: 'سحب عينة تمثّل مجتمع المسح، مع بيان سبب إدراج كل فئة فيها.',
    },
    action: 'explore',
    link: 'aiSampling',
  },
  {
    slug: 'dubai-population',
    background: 'video',
    motif: 'data',
    title: population,
    description: {
      en: 'The official count of the people of Dubai, for those who plan its schools, clinics, homes and roads.',
      ar: 'العدد الرسمي لسكان دبي، لمن يخططون لمدارسها ومراكزها الصحية ومساكنها وطرقها.',
    },
    action: 'explore',
    link: 'dubaiPopulation',
  },
  {
    slug: 'data-statistics',
    background: 'video',
    motif: 'data',
    title: statistics,
    description: {
      en: 'Official figures on the economy, society and the environment, with the method behind every number.',
      ar: 'أرقام رسمية عن الاقتصاد والمجتمع والبيئة، مع بيان المنهجية المتبعة في كل منها.',
    },
    action: 'explore',
    link: 'dataAndStatistics',
  },
  {
    slug: 'data-marketplace',
    background: 'video',
    motif: 'data',
    title: marketplace,
    description: {
      en: 'One place where those who hold data and those who need it agree on the terms of its use.',
      ar: 'مكان واحد يتفق فيه مالكو البيانات وطالبوها على شروط استخدامها.',
    },
    action: 'explore',
    link: 'dataMarketplace',
  },
  {
    slug: 'DubaiMarketPage',
    background: 'image',
    motif: 'marketplace',
    title: marketplace,
    description: {
      en: 'Browse the data sets of public entities and companies, compare their quality and licences, and request access.',
      ar: 'تصفّح مجموعات بيانات الجهات الحكومية والشركات، وقارن جودتها وتراخيصها، واطلب الوصول إليها.',
    },
    action: 'explore',
    link: 'dataMarketplace',
  },
  {
    slug: 'DubaiPopulationPage',
    background: 'image',
    motif: 'population',
    title: population,
    description: {
      en: 'An interactive report on the residents of Dubai by year, area and age group.',
      ar: 'تقرير تفاعلي عن سكان دبي حسب السنوات والمناطق والفئات العمرية.',
    },
    action: 'explore',
    link: 'dubaiPopulation',
  },
  {
    slug: 'DataCountPage',
    background: 'image',
    motif: 'statistics',
    title: statistics,
    description: {
      en: 'Find an indicator, see how it has changed and download the table behind the chart.',
      ar: 'ابحث عن مؤشر، واطّلع على تغيّره عبر الزمن، ونزّل الجدول الذي يستند إليه الرسم البياني.',
    },
    action: 'explore',
    link: 'dataAndStatistics',
  },
  {
    slug: 'AISamplingPage',
    background: 'image',
    motif: 'sampling',
    title: sampling,
    description: {
      en: 'A survey agent puts the questions to the sample in Arabic or English and returns answers ready for analysis.',
      ar: 'وكيل ذكاء اصطناعي يطرح أسئلة المسح على أفراد العينة بالعربية أو الإنجليزية، ويقدّم إجاباتهم جاهزة للتحليل.',
    },
    action: 'tryNow',
    link: 'aiSampling',
  },
  {
    slug: 'CODAIPage',
    background: 'image',
    motif: 'codai',
    title: codai,
    description: {
      en: 'Describe a job or activity in your own words, and see its code, the alternatives and the confidence in each.',
      ar: 'صِف المهنة أو النشاط بكلماتك، واطّلع على الرمز المقترح والبدائل ودرجة الثقة بكل منها.',
    },
    action: 'tryNow',
    link: 'classificationAi',
  },
  {
    slug: 'DataCountPageV2',
    background: 'image',
    motif: 'statistics',
    title: { en: 'Dubai in Numbers', ar: 'دبي بالأرقام' },
    description: {
      en: 'The main indicators of the city at a glance, each with its source and its date.',
      ar: 'أبرز مؤشرات المدينة في لمحة واحدة، مع مصدر كل مؤشر وتاريخه.',
    },
    action: 'explore',
    link: 'dataAndStatistics',
  },
  {
    slug: 'DubaiPopulationPageV2',
    background: 'image',
    motif: 'population',
    title: { en: 'Dubai Population Count', ar: 'عدد سكان دبي' },
    description: {
      en: 'Those who live in the city, and those who are active in it by day: two counts for one plan.',
      ar: 'عدد المقيمين في المدينة، وعدد الأفراد النشطين فيها خلال النهار: رقمان لخطة واحدة.',
    },
    action: 'explore',
    link: 'dubaiPopulation',
  },
];
