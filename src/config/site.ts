/**
 * Brand facts: an operator with another name edits this file. Addresses of services, and what else differs
 * between one operator and the next, are settings (`.env.example`); no fact stands in both.
 * Pages and dictionaries take names from here (dictionaries by the placeholders {{brand}}, {{brandLite}}, {{company}}).
 */
import type { Locale } from '#i18n/locales.ts';

type Localized<T> = Record<Locale, T>;

export type ContactChannel = 'phone' | 'qq' | 'email';

interface SiteFacts {
  brand: string;
  brandLite: string;
  /** The short name that stands in the header beside the mark. */
  brandShort: string;
  motto: string;
  company: string;
  /** Empty: not shown. */
  address: string;
  /** Number in the register of companies, and who stands for the company in the EU or UK: the agreements show them. Empty: not shown. */
  registration: string;
  representative: string;
  /** The ways to reach support, as a reader of this language would choose them. */
  channels: readonly ContactChannel[];
  /**
   * Record-filing lines of the footer: text and the register where it can be looked up (https://beian.miit.gov.cn/,
   * https://beian.mps.gov.cn/). Empty: not shown.
   */
  filings: { text: string; href?: string }[];
}

export const site: Localized<SiteFacts> = {
  'zh-CN': {
    brand: '泊店浏览器',
    brandLite: '泊店浏览器纯净版',
    brandShort: '泊店',
    motto: '每一间店，都有自己的泊位',
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
    brandShort: 'Berth',
    motto: 'Every shop its own berth',
    company: 'Berth Network Technology Co., Ltd.',
    address: '',
    registration: '',
    representative: '',
    channels: ['email', 'phone', 'qq'],
    filings: [],
  },
};

/** Channels that are the same in every language. Sample values that an operator replaces. */
export const contact = {
  phone: { display: '400-000-0427', href: 'tel:400-000-0427' },
  afterSalesQq: { display: '800000427', href: 'https://wpa.qq.com/msgrd?v=3&uin=800000427&site=qq&menu=yes' },
  salesEmail: 'sales@berth.example',
  supportEmail: 'support@berth.example',
  securityEmail: 'security@berth.example',
  /** Reaches the person responsible for the protection of personal data. */
  privacyEmail: 'privacy@berth.example',
} as const;

/** Where the newest Windows client lies when the API has no answer; relative to the download base. */
export const fallbackWindowsInstaller = 'BerthBrowser-Setup.exe';

/** Official origin; the build takes SITE_URL in its place. */
export const defaultSiteUrl = 'https://www.berth.example';
