/** Sources of the comparison: public pages, each with the day on which we read it. */
export interface Source {
  /** In the language of the source. */
  title: string;
  publisher: string;
  url: string;
  /** ISO day. */
  read: string;
}

export const comparisonSources = {
  profiles: {
    title: 'Use Chrome with multiple profiles',
    publisher: 'Google Chrome Help',
    url: 'https://support.google.com/chrome/answer/2364824',
    read: '2026-11-21',
  },
  fingerprints: {
    title: 'Mitigating Browser Fingerprinting in Web Specifications',
    publisher: 'W3C',
    url: 'https://www.w3.org/TR/fingerprinting-guidance/',
    read: '2026-11-21',
  },
  remoteDesktop: {
    title: 'License Remote Desktop Services with Client Access Licenses (CALs)',
    publisher: 'Microsoft Learn',
    url: 'https://learn.microsoft.com/windows-server/remote/remote-desktop-services/rds-client-access-license',
    read: '2026-11-21',
  },
  accounts: {
    title: 'Selling policies and seller code of conduct',
    publisher: 'Amazon Seller Central',
    url: 'https://sellercentral.amazon.com/help/hub/reference/external/G1801',
    read: '2026-11-21',
  },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof comparisonSources;

/** Sources in the order of their numbers on the page. */
export const sourceOrder: readonly SourceId[] = ['profiles', 'fingerprints', 'remoteDesktop', 'accounts'];

export const ways = ['computers', 'vps', 'profiles', 'berth'] as const;
export type Way = (typeof ways)[number];

/** Cells whose claim needs a source. */
export const citations: Readonly<Record<string, Partial<Record<Way, readonly SourceId[]>>>> = {
  device: { profiles: ['profiles', 'fingerprints'] },
  handover: { vps: ['remoteDesktop'], profiles: ['profiles'] },
  fits: { profiles: ['profiles'] },
};
