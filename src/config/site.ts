/**
 * Brand facts, for an operator to edit. Addresses of services and other differences between operators are settings
 * (`.env.example`); no fact is in both. Pages import the names, dictionaries use {{brand}}, {{brandLite}} and
 * {{company}}.
 */
import type { Locale } from '#i18n/locales.ts';

type Localized<T> = Record<Locale, T>;

export type ContactChannel = 'phone' | 'qq' | 'email';

interface SiteFacts {
  brand: string;
  brandLite: string;
  company: string;
  /** Not shown if empty. */
  address: string;
  /** Company registration, and the representative in the EU or UK, for the agreements. Not shown if empty. */
  registration: string;
  representative: string;
  /** Ways to reach support, in the order that readers of this language prefer. */
  channels: readonly ContactChannel[];
  /**
   * Record-filing lines of the footer, with links to the registers (https://beian.miit.gov.cn/,
   * https://beian.mps.gov.cn/). Not shown if empty.
   */
  filings: { text: string; href?: string }[];
}

export const site: Localized<SiteFacts> = {
  'zh-CN': {
    brand: '泊店浏览器',
    brandLite: '泊店浏览器纯净版',
    company: '泊店网络科技有限公司',
    address: '',
    registration: '',
    representative: '',
    channels: ['phone', 'qq', 'email'],
    filings: [],
  },
  'en-US': {
    brand: 'Berth Browser',
    brandLite: 'Berth Pure Browser',
    company: 'Berth Network Technology Co., Ltd.',
    address: '',
    registration: '',
    representative: '',
    channels: ['email', 'phone', 'qq'],
    filings: [],
  },
};

/** Contacts that are the same in every language; samples, for an operator to replace. */
export const contact = {
  phone: { display: '400-000-0427', href: 'tel:400-000-0427' },
  afterSalesQq: { display: '800000427', href: 'https://wpa.qq.com/msgrd?v=3&uin=800000427&site=qq&menu=yes' },
  salesEmail: 'sales@berth.example',
  supportEmail: 'support@berth.example',
  securityEmail: 'security@berth.example',
  /** Address of the person responsible for personal data. */
  privacyEmail: 'privacy@berth.example',
} as const;

/** The newest Windows client if the API does not answer; relative to the download base. */
export const fallbackWindowsInstaller = 'BerthBrowser-Setup.exe';

/** Official origin; SITE_URL overrides it in a build. */
export const defaultSiteUrl = 'https://www.berth.example';
