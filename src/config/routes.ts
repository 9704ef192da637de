/**
 * The one route list. It drives pages, navigation, sitemap, hreflang, and the accessibility, budget and link checks: a
 * page outside the list does not exist, and a route without a page fails the build's checks.
 */
import type { Namespace } from '#i18n/dictionaries.ts';

/** `registration` is the form that everything leads to; the law decides the length of an `agreement`. */
export type RouteKind =
  | 'home'
  | 'content'
  | 'download'
  | 'agreement'
  | 'trial'
  | 'films'
  | 'form'
  | 'registration'
  | 'embedded'
  | 'flow';

interface RouteDefinition {
  path: string;
  /** Namespace of its texts; by default the dictionary with the route's name. */
  texts?: Namespace | `${Namespace}.${string}`;
  /** Decides the byte budget and the header: embedded views and flow steps have a slim one. */
  kind: RouteKind;
  /** Flow steps are excluded from search engines and the sitemap. */
  indexed: boolean;
  /** Pages beside the embedded ones whose policy allows connecting to the desktop client. */
  usesClient?: true;
  /** Its islands report failures by notices, as those of forms and embedded views do. */
  notifies?: true;
  /** Its query contains a secret, the token of an invitation: no other host may see its address. */
  hasSecretAddress?: true;
}

const definitions = {
  home: { path: '/', kind: 'home', indexed: true },
  register: { path: '/register', kind: 'registration', indexed: true },
  success: { path: '/success', kind: 'flow', indexed: false },
  webtrial: { path: '/webtrial', kind: 'trial', indexed: true, texts: 'trial' },
  download: { path: '/download', kind: 'download', indexed: true, notifies: true },
  downloadList: { path: '/downloadlist', kind: 'content', indexed: true, notifies: true },
  downloadHistory: { path: '/download/history', kind: 'content', indexed: true },
  downloadContrast: { path: '/download/contrast', kind: 'content', indexed: true },
  v6: { path: '/v6', kind: 'content', indexed: true, notifies: true },
  getQuickly: { path: '/getquickly', kind: 'content', indexed: true, texts: 'gettingStarted' },
  cores: { path: '/cores', kind: 'content', indexed: true },
  compare: { path: '/compare', kind: 'content', indexed: true },
  fees: { path: '/fees', kind: 'content', indexed: true },
  quote: { path: '/fees/quote', kind: 'content', indexed: false, texts: 'prices.quote' },
  fixedIp: { path: '/fixed-ip', kind: 'content', indexed: true },
  isolation: { path: '/isolation', kind: 'content', indexed: true },
  moving: { path: '/moving', kind: 'content', indexed: true },
  applications: { path: '/applications', kind: 'form', indexed: true, texts: 'market' },
  workbench: { path: '/app/site', kind: 'embedded', indexed: true },
  sellerAssistant: {
    path: '/app/sellerassistant',
    kind: 'embedded',
    indexed: true,
    texts: 'market.assistant',
  },
  lookUp: { path: '/app/sellerassistant/lookup', kind: 'form', indexed: false },
  detect: { path: '/detect', kind: 'content', indexed: true, usesClient: true },
  partners: { path: '/partners', kind: 'form', indexed: true, texts: 'requestPages.partners' },
  private: { path: '/private', kind: 'content', indexed: true, texts: 'requestPages.private' },
  privateApply: { path: '/private/apply', kind: 'form', indexed: true, texts: 'requestPages.apply' },
  privateSuccess: { path: '/private/success', kind: 'flow', indexed: false, texts: 'requestPages.applied' },
  business: { path: '/business', kind: 'content', indexed: true },
  ecology: { path: '/ecology', kind: 'form', indexed: true, texts: 'requestPages.ecology' },
  ecologyPlan: { path: '/ecologyplan', kind: 'form', indexed: true, texts: 'requestPages.plan' },
  appointment: { path: '/appointment', kind: 'form', indexed: true, texts: 'requestPages.appointment' },
  news: { path: '/news', kind: 'content', indexed: true },
  mediaReports: { path: '/media-reports', kind: 'content', indexed: true, texts: 'press' },
  customerCases: { path: '/customer-cases', kind: 'content', indexed: true, texts: 'cases' },
  browserUsers: { path: '/browser-users', kind: 'content', indexed: true, texts: 'users' },
  helpVideo: { path: '/help/video', kind: 'films', indexed: true, texts: 'video' },
  faq: { path: '/faq', kind: 'content', indexed: true },
  customerService: { path: '/customer-service', kind: 'form', indexed: true, texts: 'service' },
  about: { path: '/about', kind: 'content', indexed: true },
  contact: { path: '/contact', kind: 'form', indexed: true, texts: 'requestPages.contact' },
  contactNew: { path: '/contact/new', kind: 'form', indexed: true, texts: 'requestPages.contactNew' },
  userService: { path: '/user-service', kind: 'agreement', indexed: true, texts: 'legal.userService' },
  protocol: { path: '/protocol', kind: 'agreement', indexed: true, texts: 'legal.protocol' },
  privacyService: {
    path: '/protocol/privacyservice',
    kind: 'agreement',
    indexed: true,
    texts: 'legal.privacyService',
  },
  privacyChoices: { path: '/privacy-choices', kind: 'content', indexed: true },
  samples: { path: '/samples', kind: 'content', indexed: false },
  security: { path: '/security', kind: 'content', indexed: true },
  changelog: { path: '/changelog', kind: 'content', indexed: true },
  feedback: { path: '/feedback', kind: 'form', indexed: true, texts: 'requestPages.feedback' },
  cancelAccount: {
    path: '/cancel-account',
    kind: 'flow',
    indexed: false,
    notifies: true,
    texts: 'redirectAndAccount.cancel',
  },
  redirect: { path: '/redirect', kind: 'flow', indexed: false, texts: 'redirectAndAccount.redirect' },
  oauth: {
    path: '/oauth',
    kind: 'flow',
    indexed: false,
    usesClient: true,
    texts: 'redirectAndAccount.oauth',
  },
  staffRegister: {
    path: '/staffregister',
    kind: 'flow',
    indexed: true,
    hasSecretAddress: true,
    texts: 'invite',
  },
  teamInvited: {
    path: '/teaminvited',
    kind: 'flow',
    indexed: true,
    hasSecretAddress: true,
    texts: 'invite.lead',
  },
  recall: { path: '/recall', kind: 'content', indexed: true },
  promotions: { path: '/promotions', kind: 'content', indexed: true },
  activityRecharge: {
    path: '/activity/recharge',
    kind: 'content',
    indexed: true,
    notifies: true,
    usesClient: true,
  },
  activity2021618: { path: '/activity/2021618', kind: 'content', indexed: true },
  activityDoubleEleven: { path: '/activity/doubleeleven', kind: 'content', indexed: true },
  activityMidAutumn: { path: '/activity/midautumn', kind: 'content', indexed: true },
  activityMidAutumnDetail: {
    path: '/activity/midautumn/middetail',
    kind: 'content',
    indexed: true,
    texts: 'promotions.midDetail',
  },
  activityCooperation: { path: '/activity/cooperation', kind: 'content', indexed: true },
  activityInviteRefund: { path: '/activity/invite-refund', kind: 'content', indexed: true },
} as const satisfies Record<string, RouteDefinition>;

export type RouteId = keyof typeof definitions;

/** The path itself, so that a script can name a page without loading the list. */
export type PathOf<Id extends RouteId> = (typeof definitions)[Id]['path'];

export interface Route extends RouteDefinition {
  id: RouteId;
}

export const routes: Route[] = Object.entries(definitions).map(([id, route]) => ({
  id: id as RouteId, // the keys of the literal above
  ...route,
}));

export function routePath(id: RouteId): string {
  return definitions[id].path;
}

export function routeOf(id: RouteId): Route {
  return { id, ...definitions[id] };
}

const isOf = (route: Route | undefined, kinds: readonly RouteKind[]): boolean =>
  route !== undefined && kinds.includes(route.kind);

/** Flow steps and embedded views have one task, and a slim header and footer. */
export const hasSlimFrame = (route: Route | undefined): boolean =>
  isOf(route, ['flow', 'embedded', 'registration']);

/** Flow steps and embedded views show no other questions, and nothing floats over them. */
export const allowsFloatingParts = (route: Route | undefined): boolean => !isOf(route, ['flow', 'embedded']);

/**
 * Where a desk's script may run: not on pages with the connection to the client, its cookies, phones or codes. There
 * the chat opens as a link.
 */
export function allowsChatScript(route: Route | undefined): boolean {
  return (
    route?.usesClient !== true &&
    isOf(route, ['home', 'content', 'download', 'agreement', 'trial', 'films', 'form'])
  );
}

/** Whether a notice may appear before the visitor's first action, so that its island hydrates when the page is idle. */
export const expectsNotices = (route: Route | undefined): boolean =>
  route?.notifies === true || isOf(route, ['form', 'registration', 'flow', 'embedded']);
