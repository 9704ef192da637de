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
  /** Excluded from search engines and the sitemap, as most flow steps are. */
  indexed?: false;
  /** Pages beside the embedded ones whose policy allows connecting to the desktop client. */
  usesClient?: true;
  /** Its islands report failures by notices, as those of forms and embedded views do. */
  notifies?: true;
  /** Its query contains a secret, the token of an invitation: no other host may see its address. */
  hasSecretAddress?: true;
}

const definitions = {
  home: { path: '/', kind: 'home' },
  register: { path: '/register', kind: 'registration' },
  success: { path: '/success', kind: 'flow', indexed: false },
  webtrial: { path: '/webtrial', kind: 'trial', texts: 'trial' },
  download: { path: '/download', kind: 'download', notifies: true },
  downloadList: { path: '/downloadlist', kind: 'content', notifies: true },
  downloadHistory: { path: '/download/history', kind: 'content' },
  downloadContrast: { path: '/download/contrast', kind: 'content' },
  v6: { path: '/v6', kind: 'content', notifies: true },
  getQuickly: { path: '/getquickly', kind: 'content', texts: 'gettingStarted' },
  cores: { path: '/cores', kind: 'content' },
  compare: { path: '/compare', kind: 'content' },
  fees: { path: '/fees', kind: 'content' },
  quote: { path: '/fees/quote', kind: 'content', indexed: false, texts: 'prices.quote' },
  fixedIp: { path: '/fixed-ip', kind: 'content' },
  isolation: { path: '/isolation', kind: 'content' },
  moving: { path: '/moving', kind: 'content' },
  applications: { path: '/applications', kind: 'form', texts: 'market' },
  workbench: { path: '/app/site', kind: 'embedded' },
  sellerAssistant: { path: '/app/sellerassistant', kind: 'embedded', texts: 'market.assistant' },
  lookUp: { path: '/app/sellerassistant/lookup', kind: 'form', indexed: false },
  detect: { path: '/detect', kind: 'content', usesClient: true },
  partners: { path: '/partners', kind: 'form', texts: 'requestPages.partners' },
  private: { path: '/private', kind: 'content', texts: 'requestPages.private' },
  privateApply: { path: '/private/apply', kind: 'form', texts: 'requestPages.apply' },
  privateSuccess: { path: '/private/success', kind: 'flow', indexed: false, texts: 'requestPages.applied' },
  business: { path: '/business', kind: 'content' },
  ecology: { path: '/ecology', kind: 'form', texts: 'requestPages.ecology' },
  ecologyPlan: { path: '/ecologyplan', kind: 'form', texts: 'requestPages.plan' },
  appointment: { path: '/appointment', kind: 'form', texts: 'requestPages.appointment' },
  news: { path: '/news', kind: 'content' },
  mediaReports: { path: '/media-reports', kind: 'content', texts: 'press' },
  customerCases: { path: '/customer-cases', kind: 'content', texts: 'cases' },
  browserUsers: { path: '/browser-users', kind: 'content', texts: 'users' },
  helpVideo: { path: '/help/video', kind: 'films', texts: 'video' },
  faq: { path: '/faq', kind: 'content' },
  customerService: { path: '/customer-service', kind: 'form', texts: 'service' },
  about: { path: '/about', kind: 'content' },
  contact: { path: '/contact', kind: 'form', texts: 'requestPages.contact' },
  contactNew: { path: '/contact/new', kind: 'form', texts: 'requestPages.contactNew' },
  userService: { path: '/user-service', kind: 'agreement', texts: 'legal.userService' },
  protocol: { path: '/protocol', kind: 'agreement', texts: 'legal.protocol' },
  privacyService: { path: '/protocol/privacyservice', kind: 'agreement', texts: 'legal.privacyService' },
  privacyChoices: { path: '/privacy-choices', kind: 'content' },
  samples: { path: '/samples', kind: 'content', indexed: false },
  security: { path: '/security', kind: 'content' },
  changelog: { path: '/changelog', kind: 'content' },
  feedback: { path: '/feedback', kind: 'form', texts: 'requestPages.feedback' },
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
  staffRegister: { path: '/staffregister', kind: 'flow', hasSecretAddress: true, texts: 'invite' },
  teamInvited: { path: '/teaminvited', kind: 'flow', hasSecretAddress: true, texts: 'invite.lead' },
  recall: { path: '/recall', kind: 'content' },
  promotions: { path: '/promotions', kind: 'content' },
  activityRecharge: { path: '/activity/recharge', kind: 'content', notifies: true, usesClient: true },
  activity2021618: { path: '/activity/2021618', kind: 'content' },
  activityDoubleEleven: { path: '/activity/doubleeleven', kind: 'content' },
  activityMidAutumn: { path: '/activity/midautumn', kind: 'content' },
  activityMidAutumnDetail: {
    path: '/activity/midautumn/middetail',
    kind: 'content',
    texts: 'promotions.midDetail',
  },
  activityCooperation: { path: '/activity/cooperation', kind: 'content' },
  activityInviteRefund: { path: '/activity/invite-refund', kind: 'content' },
} as const satisfies Record<string, RouteDefinition>;

export type RouteId = keyof typeof definitions;

/** The path itself, so that a script can name a page without loading the list. */
export type PathOf<Id extends RouteId> = (typeof definitions)[Id]['path'];

export interface Route extends Omit<RouteDefinition, 'indexed'> {
  id: RouteId;
  indexed: boolean;
}

export const routes: Route[] = (Object.keys(definitions) as RouteId[]).map(routeOf); // the keys of the literal

export function routePath(id: RouteId): string {
  return definitions[id].path;
}

export function routeOf(id: RouteId): Route {
  return { id, indexed: true, ...definitions[id] };
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
