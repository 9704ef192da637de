/** Links of header and footer, in order. Labels are keys of the `common` dictionary; pages have their own names. */
import type { RouteId } from './routes.ts';

export interface NavGroup {
  /** Key under `nav`. */
  label: 'products' | 'help';
  items: readonly RouteId[];
}

export const headerNav: readonly (NavGroup | RouteId)[] = [
  'home',
  {
    label: 'products',
    items: ['cores', 'fees', 'v6', 'downloadContrast', 'sellerAssistant', 'webtrial', 'workbench'],
  },
  'applications',
  'ecology',
  'private',
  { label: 'help', items: ['getQuickly', 'faq', 'helpVideo', 'detect', 'changelog', 'customerService'] },
  'download',
];

export interface FooterGroup {
  /** Key under `footer`. */
  label: 'product' | 'downloads' | 'partner' | 'support' | 'company';
  items: readonly RouteId[];
}

export const footerNav: readonly FooterGroup[] = [
  {
    label: 'product',
    items: [
      'cores',
      'fees',
      'fixedIp',
      'isolation',
      'compare',
      'v6',
      'private',
      'applications',
      'sellerAssistant',
      'webtrial',
      'workbench',
    ],
  },
  {
    label: 'downloads',
    items: ['download', 'downloadList', 'downloadContrast', 'changelog', 'recall'],
  },
  { label: 'partner', items: ['partners', 'ecology', 'business', 'promotions'] },
  {
    label: 'support',
    items: ['getQuickly', 'moving', 'faq', 'helpVideo', 'customerService', 'detect', 'feedback'],
  },
  {
    label: 'company',
    items: ['about', 'news', 'customerCases', 'browserUsers', 'contact', 'security'],
  },
];

export const legalNav: readonly RouteId[] = [
  'userService',
  'protocol',
  'privacyService',
  'privacyChoices',
  'cancelAccount',
];

/** Footer of flow steps and embedded views: legally required pages, and support. */
export const slimFooterNav: readonly RouteId[] = [
  'userService',
  'protocol',
  'privacyService',
  'privacyChoices',
  'customerService',
];
