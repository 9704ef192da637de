/** Applications as the wire numbers them: what is applied for, and the place whose link was followed to the form. */
export const APPLICATION_TYPE = { privateDeployment: 0, ecology: 1, channelPartner: 2 } as const;
export type ApplicationType = (typeof APPLICATION_TYPE)[keyof typeof APPLICATION_TYPE];

export const APPLICATION_SOURCE = {
  privateBanner: 1,
  privateUsers: 2,
  /** The footer's link, and no other. */
  bottomMenuEcologyJoin: 3,
  partnersBanner: 4,
  partnersProcess: 5,
  ecologyBanner: 6,
  ecologyHowToApply: 7,
} as const;
export type ApplicationSource = (typeof APPLICATION_SOURCE)[keyof typeof APPLICATION_SOURCE];

/** As a form sends it along. */
export interface Application<Type extends ApplicationType = ApplicationType> {
  type: Type;
  source: ApplicationSource;
}

const PARAMETER = 'source';

/** A link to a form that tells the place it stands at: `/ecology?source=6#apply`. */
export function applicationLink(path: string, source: ApplicationSource, anchor = ''): string {
  return `${path}?${PARAMETER}=${String(source)}${anchor}`;
}

/** The place that the address names, else the one that the page gave. */
export function openedFrom<Type extends ApplicationType>(
  application: Application<Type>,
  query: URLSearchParams,
): Application<Type> {
  const named = Object.values(APPLICATION_SOURCE).find((source) => String(source) === query.get(PARAMETER));
  return named ? { ...application, source: named } : application;
}
