/**
 * Pages as schema.org data: one function for each type, from plain data to a node of the page's one `@graph`. Nodes
 * refer to each other by `@id`, which has a language only if the thing itself does.
 */
export interface Node {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

export interface OrganizationInput {
  siteUrl: URL;
  name: string;
  /** Path of the logo. */
  logo: string;
  phone: string;
  supportEmail: string;
  /** `<html lang>` of each support language. */
  languages: readonly string[];
}

const organizationId = (siteUrl: URL) => new URL('/#organization', siteUrl).href;
const webSiteId = (siteUrl: URL) => new URL('/#website', siteUrl).href;

export function organization(input: OrganizationInput): Node {
  return {
    '@type': 'Organization',
    '@id': organizationId(input.siteUrl),
    name: input.name,
    url: input.siteUrl.href,
    logo: new URL(input.logo, input.siteUrl).href,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: input.phone,
      email: input.supportEmail,
      availableLanguage: input.languages,
    },
  };
}

/** One site for all languages: its names in them, and no language. */
export function webSite(input: { siteUrl: URL; name: string; otherNames: readonly string[] }): Node {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(input.siteUrl),
    url: input.siteUrl.href,
    name: input.name,
    alternateName: input.otherNames,
    publisher: { '@id': organizationId(input.siteUrl) },
  };
}

export interface SoftwareInput {
  siteUrl: URL;
  name: string;
  /** Absolute address of the download page. */
  url: string;
  version: string;
  /** YYYY-MM-DD. */
  released: string;
  /** In words: `Windows 10 or later`. */
  systems: readonly string[];
  /** `sizeBytes` is 0 if unknown. */
  downloads: readonly { url: string; sizeBytes: number }[];
}

/** Registration is free, so the offer's price is 0; plans have a page of their own. */
export function softwareApplication(input: SoftwareInput): Node {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${input.url}#software`,
    name: input.name,
    url: input.url,
    applicationCategory: 'BusinessApplication',
    operatingSystem: input.systems.join(', '),
    softwareVersion: input.version,
    datePublished: input.released,
    downloadUrl: input.downloads.map(({ url }) => url),
    ...(input.downloads[0]?.sizeBytes
      ? { fileSize: `${Math.round(input.downloads[0].sizeBytes / 1000)} kB` }
      : {}),
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'CNY' },
    publisher: { '@id': organizationId(input.siteUrl) },
  };
}

export interface PricedInput {
  siteUrl: URL;
  /** Absolute address of the price page. */
  url: string;
  name: string;
  /** Price of one item, in yuan without tax. */
  offers: readonly { name: string; month: number; year: number }[];
}

/** UN/CEFACT units. */
const UNITS = { month: 'MON', year: 'ANN' } as const;

export function pricedService({ siteUrl, url, name, offers }: PricedInput): Node {
  return {
    '@type': 'Service',
    '@id': `${url}#prices`,
    name,
    url,
    provider: { '@id': organizationId(siteUrl) },
    offers: offers.map((offer) => ({
      '@type': 'Offer',
      name: offer.name,
      priceSpecification: (['month', 'year'] as const).map((term) => ({
        '@type': 'UnitPriceSpecification',
        price: offer[term],
        priceCurrency: 'CNY',
        unitCode: UNITS[term],
        valueAddedTaxIncluded: false,
      })),
    })),
  };
}

export interface FaqInput {
  url: string;
  /** `<html lang>` of the texts. */
  language: string;
  /** Question and answer as plain text or simple HTML. */
  questions: readonly { question: string; answer: string }[];
}

export function faqPage({ url, language, questions }: FaqInput): Node {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export interface VideoInput {
  /** Absolute address of the page with the film. */
  page: string;
  /** Id of its section on that page. */
  id: string;
  title: string;
  description: string;
  language: string;
  /** YYYY-MM-DD. */
  made: string;
  /** ISO 8601. */
  duration: string;
  /** Absolute addresses. */
  poster: string;
  file: string;
}

/** The page has steps and transcript. */
export function videoObject(input: VideoInput): Node {
  return {
    '@type': 'VideoObject',
    '@id': `${input.page}#${input.id}`,
    name: input.title,
    description: input.description,
    inLanguage: input.language,
    // The films are dated in Beijing; without the offset it could be another day elsewhere.
    uploadDate: `${input.made}T00:00:00+08:00`,
    duration: input.duration,
    thumbnailUrl: input.poster,
    contentUrl: input.file,
  };
}

/** @param trail from the home page down to this one, with absolute addresses */
export function breadcrumbList(trail: readonly { name: string; url: string }[]): Node {
  const last = trail.at(-1);
  return {
    '@type': 'BreadcrumbList',
    ...(last ? { '@id': `${last.url}#breadcrumb` } : {}),
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

export interface ArticleInput {
  siteUrl: URL;
  url: string;
  title: string;
  description: string;
  /** `<html lang>` of the text. */
  language: string;
  published: Date;
  updated: Date;
  section: string;
  /** Path of its social picture. */
  image: string;
}

/** An article has one language, so its id is its address. */
export function newsArticle(input: ArticleInput): Node {
  return {
    '@type': 'NewsArticle',
    '@id': `${input.url}#article`,
    headline: input.title,
    description: input.description,
    url: input.url,
    mainEntityOfPage: input.url,
    inLanguage: input.language,
    datePublished: input.published.toISOString(),
    dateModified: input.updated.toISOString(),
    articleSection: input.section,
    image: [new URL(input.image, input.siteUrl).href],
    author: { '@id': organizationId(input.siteUrl) },
    publisher: { '@id': organizationId(input.siteUrl) },
    isPartOf: { '@id': webSiteId(input.siteUrl) },
  };
}

/** The text of the page's one `application/ld+json` block; content cannot close the element. */
export function graphText(nodes: readonly Node[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
}
