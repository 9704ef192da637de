/**
 * Brand facts: whoever runs this site under another name edits this file and nothing else.
 * Pages and dictionaries take names from here (dictionaries by the placeholders {{brand}}, {{brandLite}}, {{company}}).
 */
import type { Locale } from '#i18n/locales.ts';

type Localized<T> = Record<Locale, T>;

interface SiteFacts {
  brand: string;
  brandLite: string;
  /** The short name that stands in the header beside the mark. */
  brandShort: string;
  motto: string;
  company: string;
  address: string;
  /** Record-filing lines of the footer: text and the register where it can be looked up. */
  filings: { text: string; href?: string }[];
}

export const site: Localized<SiteFacts> = {
  'zh-CN': {
    brand: '泊店浏览器',
    brandLite: '泊店浏览器纯净版',
    brandShort: '泊店',
    motto: '每一间店，都有自己的泊位',
    company: '泊店网络科技有限公司',
    address: '中国',
    filings: [{ text: 'ICP 备案号（由运营方填写）' }, { text: '公网安备（由运营方填写）' }],
  },
  'en-US': {
    brand: 'Berth Browser',
    brandLite: 'Berth Pure Browser',
    brandShort: 'Berth',
    motto: 'Every shop its own berth',
    company: 'Berth Network Technology Co., Ltd.',
    address: 'China',
    filings: [
      { text: 'ICP record (set by the operator)' },
      { text: 'Public security record (set by the operator)' },
    ],
  },
};

/** Channels that are the same in every language. Sample values that an operator replaces. */
export const contact = {
  phone: { display: '400-000-0427', href: 'tel:400-000-0427' },
  afterSalesQq: { display: '800000427', href: 'https://wpa.qq.com/msgrd?v=3&uin=800000427&site=qq&menu=yes' },
  salesEmail: 'sales@berth.example',
  supportEmail: 'support@berth.example',
  securityEmail: 'security@berth.example',
} as const;

/** The QR codes' group: the API has one value for each brand site. */
export const qrGroupId = 1;

/** Where the online trial runs; `promoter`, `source_type` and `page_where` are added to it. */
export const webTrialUrl = 'https://trial.berth.example/';

/** The seller assistant's look-up, which the local client opens in a tab of its own. */
export const assistantUrl = 'https://assistant.berth.example/look-up';

/** Where people who have an account sign in. */
export const loginUrl = 'https://app.berth.example/login';

/** Hosts besides our own that API data, promotion links and `/redirect` may lead to. */
export const allowedLinkOrigins: readonly string[] = [
  'https://app.berth.example',
  'https://trial.berth.example',
  'https://help.berth.example',
  'https://wpa.qq.com',
];

/** Hosts besides our own that pictures of ads and QR codes may come from; the content security policy has to name them too. */
export const allowedImageOrigins: readonly string[] = [];

/** Where the newest Windows client lies when the API has no answer; relative to the download base. */
export const fallbackWindowsInstaller = 'BerthBrowser-Setup.exe';

/** Official origin; the build takes SITE_URL in its place. */
export const defaultSiteUrl = 'https://www.berth.example';
