/**
 * The one route list. Pages, navigation, sitemap, hreflang, and the accessibility, budget and link
 * checks are all driven by it: a page that is not here does not exist, and a route here without a page fails the build's checks.
 */
import type { Namespace } from '#i18n/dictionaries.ts';

/** `registration` is the one form that everything leads to; an `agreement` is as long as the law asks. */
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
  /** Where its texts are, its name, title and description under `meta`, unless in the dictionary of the route's own name. */
  texts?: Namespace | `${Namespace}.${string}`;
  /** Decides the byte budget and the header: embedded views and flow steps carry a slim one. */
  kind: RouteKind;
  /** Steps of a flow stay out of search engines and of the sitemap. */
  indexed: boolean;
  /** Pages besides the embedded ones that talk to the desktop client: their policy lets them reach it. */
  usesClient?: true;
  /** Besides forms and embedded views: its islands tell by notices what went wrong; the page has the texts for it. */
  notifies?: true;
  /** Its query bears a secret, the token of an invitation: no other host may get its address. */
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

/** The path itself, so that a script can name a page without carrying the whole list. */
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

/** Steps of a flow and views inside the client have one task, and a slim header and foot. */
export const hasSlimFrame = (route: Route | undefined): boolean =>
  isOf(route, ['flow', 'embedded', 'registration']);

/** In the middle of a flow, and in the client, nobody is asked about anything else, and nothing floats beside the task. */
export const hasRoomForTalk = (route: Route | undefined): boolean => !isOf(route, ['flow', 'embedded']);

/**
 * Where a desk's script may run at all. Not beside the connection to the local client, its cookies, phones and codes: there the
 * chat opens as a link.
 */
export function allowsChatScript(route: Route | undefined): boolean {
  return (
    route?.usesClient !== true &&
    isOf(route, ['home', 'content', 'download', 'agreement', 'trial', 'films', 'form'])
  );
}

/** Whether a notice may come before the visitor has touched the page, so that its place has to be awake at rest. */
export const expectsNotices = (route: Route | undefined): boolean =>
  route?.notifies === true || isOf(route, ['form', 'registration', 'flow', 'embedded']);
