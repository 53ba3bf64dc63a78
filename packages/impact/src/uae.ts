import type { ImpactOptions } from './createImpact.ts';

/** The 25 digital services of the UAE's federal entities, in the order of the dashboard. */
const services = {
  Internet: 'Internet',
  SecureInternetAccess: 'Secure Internet Access',
  G2GConnectivity: 'G2G Connectivity',
  MPLS: 'MPLS',
  VPN: 'VPN',
  ApplicationPerformanceMonitoring: 'Application Performance Monitoring',
  InfrastructureasaService: 'Infrastructure as a Service',
  BackupasaService: 'Backup as a Service',
  DatabaseasaService: 'Database as a Service',
  DisasterRecoveryasaService: 'Disaster Recovery as a Service',
  EmailasaService: 'Email as a Service',
  AIServices: 'AI Services',
  KubernetesasaService: 'Kubernetes as a Service',
  GPUasaService: 'GPU as a Service',
  AdvancedLoadBalancingasaService: 'Advanced Load Balancing as a Service',
  AppLaunchpad: 'App Launchpad',
  SDWANasaService: 'SD-WAN as a Service',
  GSB: 'GSB',
  APIMarketplace: 'API Marketplace',
  DigitalVault: 'Digital Vault',
  UAEPASS: 'UAE PASS',
  NCRM: 'NCRM',
  MabroukMaYakUsrati: 'Mabrouk MaYak & Usrati',
  mSurvey: 'mSurvey',
  DigitalGovernmentFileshare: 'Digital Government Fileshare',
} as const;

/** The key of one of the 25 services. */
export type ServiceKey = keyof typeof services;

/**
 * The figures of the UAE, as options of `createImpact`, in English and Arabic. Any value that is truthy in JavaScript
 * means adopted, amounts are read in one notation whatever the language, and the total of CO2 has another unit than its
 * fields without conversion: their supplier gives them that way.
 */
export const uae: Readonly<Record<'en' | 'ar', ImpactOptions<ServiceKey>>> = {
  en: {
    services,
    isAdopted: Boolean,
    units: { cost: 'AED', time: 'Hours', co2: 'KGs', co2Total: 'Tonnes' },
  },
  ar: {
    services: {
      Internet: 'الإنترنت',
      SecureInternetAccess: 'الوصول الآمن إلى الإنترنت',
      G2GConnectivity: 'الربط بين الجهات الحكومية (G2G)',
      MPLS: 'شبكة MPLS',
      VPN: 'الشبكة الافتراضية الخاصة (VPN)',
      ApplicationPerformanceMonitoring: 'مراقبة أداء التطبيقات',
      InfrastructureasaService: 'البنية التحتية كخدمة',
      BackupasaService: 'النسخ الاحتياطي كخدمة',
      DatabaseasaService: 'قواعد البيانات كخدمة',
      DisasterRecoveryasaService: 'التعافي من الكوارث كخدمة',
      EmailasaService: 'البريد الإلكتروني كخدمة',
      AIServices: 'خدمات الذكاء الاصطناعي',
      KubernetesasaService: 'منصة Kubernetes كخدمة',
      GPUasaService: 'وحدات معالجة الرسومات كخدمة',
      AdvancedLoadBalancingasaService: 'موازنة الأحمال المتقدمة كخدمة',
      AppLaunchpad: 'منصة إطلاق التطبيقات',
      SDWANasaService: 'شبكة SD-WAN كخدمة',
      GSB: 'ناقل الخدمات الحكومية (GSB)',
      APIMarketplace: 'سوق واجهات برمجة التطبيقات',
      DigitalVault: 'الخزنة الرقمية',
      UAEPASS: 'الهوية الرقمية (UAE PASS)',
      NCRM: 'النظام الوطني لإدارة علاقات المتعاملين (NCRM)',
      MabroukMaYakUsrati: '«مبروك ما ياك» و«أسرتي»',
      mSurvey: 'استبيانات mSurvey',
      DigitalGovernmentFileshare: 'مشاركة ملفات الحكومة الرقمية',
    },
    isAdopted: Boolean,
    units: {
      cost: {
        one: 'درهم واحد',
        two: 'درهمان',
        few: '{number} دراهم',
        many: '{number} درهمًا',
        other: '{number} درهم',
      },
      time: {
        one: 'ساعة واحدة',
        two: 'ساعتان',
        few: '{number} ساعات',
        other: '{number} ساعة',
      },
      co2: 'كجم',
      co2Total: {
        one: 'طن واحد',
        two: 'طنّان',
        few: '{number} أطنان',
        many: '{number} طنًّا',
        other: '{number} طن',
      },
    },
    locale: 'ar-u-nu-latn',
    notAvailable: 'غير متاح',
    table: {
      columns: {
        entity: 'الجهة',
        serviceKey: 'رمز الخدمة',
        service: 'الخدمة',
        adopted: 'متبنّاة',
        costGiven: 'الوفورات في التكلفة كما وردت',
        cost: 'الوفورات في التكلفة',
        costUnit: 'وحدة التكلفة',
        timeGiven: 'الوفورات في الوقت كما وردت',
        time: 'الوفورات في الوقت',
        timeUnit: 'وحدة الوقت',
        co2Given: 'خفض انبعاثات ثاني أكسيد الكربون كما ورد',
        co2: 'خفض انبعاثات ثاني أكسيد الكربون',
        co2Unit: 'وحدة خفض الانبعاثات',
      },
      yes: 'نعم',
      no: 'لا',
      total: 'الإجمالي',
      adoptedOf: '{adopted} من {total}',
    },
  },
};
