/**
 * What a copy of this repository has that must not reach visitors as if it were an operator's own: contacts and filings of
 * nobody, example hosts, secrets that everybody knows, installers that install nothing, content that was made up.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { DEVELOPMENT_DEFAULTS } from '#server/config-warnings.ts';
import { readConfig } from '#server/config.ts';
import { oldFilms, type OldFilm } from '#scripts/films/said.ts';
import { sampleInstaller } from '#server/installers.ts';
import type { SampleKind } from '#src/config/samples.ts';
import { contact, defaultSiteUrl, site } from '#src/config/site.ts';
import { parseBanners } from '#src/domain/banners.ts';
import { readFilmManifest } from '#src/domain/film-manifest.ts';
import { parseRelease } from '#src/domain/releases/schema.ts';

export interface Sample {
  /** What visitors are told of it (`/samples`); `server` is what no page bears and a build does not need. */
  kind: SampleKind | 'server';
  what: string;
  /** The file or the setting, and what to do. */
  where: string;
}

interface SiteFacts {
  site: Readonly<Record<string, { company: string; address: string; filings: readonly { text: string }[] }>>;
  contact: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  defaultSiteUrl: string;
}

export interface ReleaseInput extends SiteFacts {
  environment: Readonly<Record<string, string | undefined>>;
  /** File names of installers with their checksums. */
  builds: readonly { file: string; sha256: string }[];
  /** The server's content folder, and the samples, each as the digests of its files by name. */
  content: Readonly<Record<string, string>>;
  sampleContent: Readonly<Record<string, string>>;
  /** Articles, cases, promotions, banners that came with the repository and are still there. */
  editorial: readonly string[];
  /** Whether the prices are the repository's. */
  hasSamplePrices: boolean;
  /** Help films that show texts which are on the site no more. */
  films: readonly OldFilm[];
}

/** Settings whose default is an address or a group of the sample operator, with what stands there. */
const SAMPLE_ADDRESSES: Readonly<Record<string, string>> = {
  SITE_URL: 'the official address of the site',
  PUBLIC_LINK_ORIGINS: 'the hosts that links may lead to',
};

/** Settings that may name what runs on the operator's own machine, one of them by its default; `none` does without. */
const DEVELOPMENT_ADDRESSES: Readonly<Record<string, { what: string; isByDefault: boolean }>> = {
  PUBLIC_CHAT_DESK: { what: 'the page of the chat desk', isByDefault: true },
  PUBLIC_OAUTH_AUTHORIZE_URL: { what: 'where a sign-in begins', isByDefault: false },
};

/** Whatever runs on the operator's own machine. */
const DEVELOPMENT_PLACE = /^https?:\/\/(?:[\w.-]+\.)?(?:localhost|127(?:\.\d+){3}|\[::1\])(?=[:/]|$)/i;
const EXAMPLE_HOST = /(^|[/@.,\s])([\w-]+\.)*example(\.com|\.org|\.net)?(?=[/:,\s]|$)/;
/** Numbers of nobody: three zeros in a row and more, as in the samples. */
const NOBODYS_NUMBER = /0{3}/;
const SITE_FILE = 'src/config/site.ts';

export function samplesIn(input: ReleaseInput): Sample[] {
  return [
    ...contactSamples(input),
    ...filingSamples(input),
    ...secretSamples(input),
    ...addressSamples(input),
    ...statementSamples(input),
    ...installerSamples(input),
    ...priceSamples(input),
    ...contentSamples(input),
    ...filmSamples(input),
  ];
}

/** What this copy of the repository holds, with the settings of this run. */
export const samplesHere = (): Sample[] =>
  samplesIn(readReleaseInput({ site, contact, defaultSiteUrl }, process.env));

/** A list to read: what is a sample, and where it is set. Values of settings, which may be secrets, are not in it. */
export function samplesText(samples: readonly Sample[]): string {
  const count = `${samples.length} sample value${samples.length === 1 ? '' : 's'} left`;
  return [...samples.map(({ what, where }) => `✗ ${what}\n    ${where}`), '', count].join('\n');
}

/** No sample, but as little to be shown to visitors: the film is not what they will find. */
function filmSamples({ films }: ReleaseInput): Sample[] {
  return films.map(({ id, locale, gone }) => ({
    kind: 'films',
    what: `old film: ${id} (${locale}) shows ${gone} sentences that the site does not say any more`,
    where: `npm run films -- --film ${id} --language ${locale}`,
  }));
}

function contactSamples({ contact }: ReleaseInput): Sample[] {
  return Object.entries(contact)
    .filter(([, value]) => {
      const text = typeof value === 'string' ? value : Object.values(value).join(' ');
      return EXAMPLE_HOST.test(text) || NOBODYS_NUMBER.test(text.replaceAll('-', ''));
    })
    .map(([name]) => ({
      kind: 'company',
      what: `contact: ${name}`,
      where: `${SITE_FILE}, contact.${name}`,
    }));
}

function filingSamples({ site }: ReleaseInput): Sample[] {
  return Object.entries(site).flatMap(([locale, { company, filings }]): Sample[] => [
    ...filings
      .filter(({ text }) => NOBODYS_NUMBER.test(text))
      .map(({ text }): Sample => ({
        kind: 'company',
        what: `record filing: ${text}`,
        where: `${SITE_FILE}, site['${locale}'].filings; an empty list shows none`,
      })),
    ...(/^(泊店|Berth )/.test(company)
      ? [
          {
            kind: 'company' as const,
            what: `company: ${company}`,
            where: `${SITE_FILE}, site['${locale}'].company`,
          },
        ]
      : []),
  ]);
}

/** Pages bear what they are built with; the rest is the server's alone. */
const kindOfSetting = (key: string): Sample['kind'] =>
  key.startsWith('PUBLIC_') || key === 'SITE_URL' ? 'services' : 'server';

function secretSamples({ environment }: ReleaseInput): Sample[] {
  const { api, chat } = readConfig({});
  const known = new Set([api.websiteSecret, api.productSecret, api.productKey, chat.secret]);
  return DEVELOPMENT_DEFAULTS.filter((key) => !environment[key] || known.has(environment[key])).map(
    (key) => ({
      kind: kindOfSetting(key),
      what: `development secret: ${key}`,
      where: `.env, ${key}: set one of your own`,
    }),
  );
}

function addressSamples({ environment }: ReleaseInput): Sample[] {
  const unset = Object.entries(SAMPLE_ADDRESSES)
    .filter(([key]) => !environment[key])
    .map(([key, what]) => ({
      kind: kindOfSetting(key),
      what: `example host: ${what}`,
      where: `.env, ${key} is not set`,
    }));
  const examples = Object.entries(environment)
    .filter(([key, value]) => /^(PUBLIC_|SITE_URL$|[A-Z_]+_URL$|MAIL_|SMTP_HOST$|CORS_)/.test(key) && value)
    .filter(([, value]) => EXAMPLE_HOST.test(value ?? ''))
    .map(([key]) => ({
      kind: kindOfSetting(key),
      what: `example host: ${SAMPLE_ADDRESSES[key] ?? key}`,
      where: `.env, ${key}`,
    }));
  const development = Object.entries(DEVELOPMENT_ADDRESSES).flatMap(([key, { what, isByDefault }]) => {
    const value = environment[key] ?? '';
    if (value === '' ? !isByDefault : !DEVELOPMENT_PLACE.test(value)) return [];
    const why = value === '' ? 'is not set' : 'leads to what runs on this machine alone';
    return {
      kind: kindOfSetting(key),
      what: `development address: ${what}`,
      where: `.env, ${key} ${why}; none does without`,
    };
  });
  return [...unset, ...development, ...examples];
}

function statementSamples({ environment }: ReleaseInput): Sample[] {
  return ['PUBLIC_SPEED_MEASURED_ZH', 'PUBLIC_SPEED_MEASURED_EN']
    .filter((key) => !environment[key])
    .map((key) => ({
      kind: 'speed',
      what: 'advertised speed: how it was measured',
      where: `.env, ${key} is not set; none does without the figure`,
    }));
}

function priceSamples({ hasSamplePrices }: ReleaseInput): Sample[] {
  return hasSamplePrices
    ? [
        {
          kind: 'prices',
          what: 'sample prices',
          where: `${PRICES_FILE}: write your own and take \`"sample": true\` out, or remove the file`,
        },
      ]
    : [];
}

function installerSamples({ environment, builds }: ReleaseInput): Sample[] {
  const base = environment['PUBLIC_DOWNLOAD_BASE'] ?? '';
  const isSampleBase = base === '' || base === '/installers';
  const samples = builds.filter(
    ({ file, sha256 }) => createHash('sha256').update(sampleInstaller(file)).digest('hex') === sha256,
  );
  return [
    ...(isSampleBase
      ? [
          {
            kind: 'installers' as const,
            what: 'sample installers: the download base',
            where: '.env, PUBLIC_DOWNLOAD_BASE: where yours lie',
          },
        ]
      : []),
    ...(samples.length > 0
      ? [
          {
            kind: 'installers' as const,
            what: `sample installers: ${samples.length} checksums of samples (${samples[0]?.file ?? ''} …)`,
            where: 'src/content/releases/: npm run releases -- <folder with the installers>',
          },
        ]
      : []),
  ];
}

function contentSamples(input: ReleaseInput): Sample[] {
  const { content, sampleContent, editorial } = input;
  const served = same(content, sampleContent);
  return [
    ...served.map((name): Sample => ({
      kind: SERVED[name] ?? 'content',
      what: `sample ${name === 'market.json' ? 'market' : 'content'}: ${name}`,
      where: 'CONTENT_DIR: a folder with files of your own (docs/server.md)',
    })),
    ...editorial.map((name): Sample => ({
      kind: 'content',
      what: `sample content: ${name}`,
      where:
        'src/content/: write your own or remove it, in each language, and take the mark `sample: true` out',
    })),
  ];
}

/** Files that are still what the repository came with. */
function same(own: Readonly<Record<string, string>>, sample: Readonly<Record<string, string>>): string[] {
  return Object.keys(sample).filter((name) => own[name] === sample[name]);
}

/** What the server publishes, without the versions, which `npm run releases` makes of the operator's own. */
const SERVED: Readonly<Record<string, SampleKind>> = {
  'ads.json': 'content',
  'assistant.json': 'content',
  'market.json': 'apps',
  'promoters.json': 'partners',
  'public-config.json': 'company',
  'qr-codes.json': 'company',
};
const PRICES_FILE = 'src/content/prices.json';
/** The mark in the front matter of what was made up for the repository (`src/content/schemas/sample.ts`). */
const SAMPLE_MARK = /^sample: true$/m;

const digestOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Digests of the files that are there. */
function digests(paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [basename(path), digestOf(path)]));
}

/** `news/slug.md` for each entry that is marked in any language. */
function sampleEntries(): string[] {
  const marked = globSync('src/content/*/*/*.md')
    .filter((path) => SAMPLE_MARK.test(readFileSync(path, 'utf8').split(/^---$/m)[1] ?? ''))
    .map((path) => path.replaceAll('\\', '/').replace(/^src\/content\/([^/]+)\/[^/]+\//, '$1/'));
  return [...new Set(marked)].sort();
}

const isSample = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'sample' in value && value.sample === true;

function sampleBanners(): string[] {
  const banners = parseBanners(JSON.parse(readFileSync('src/content/banners.json', 'utf8')));
  return banners.filter(isSample).map(({ id }) => `banners.json, ${id}`);
}

/** Reads what is looked at from the files. */
export function readReleaseInput(
  facts: SiteFacts,
  environment: Readonly<Record<string, string | undefined>>,
): ReleaseInput {
  const folder = environment['CONTENT_DIR'] ?? '';
  const jsonFiles = (path: string) =>
    digests(
      readdirSync(path)
        .filter((name) => name in SERVED)
        .map((name) => join(path, name)),
    );
  const releases = globSync('src/content/releases/*.json').map((path) =>
    parseRelease(basename(path, '.json'), JSON.parse(readFileSync(path, 'utf8'))),
  );
  return {
    ...facts,
    environment,
    builds: releases.flatMap(({ builds }) => builds.map(({ file, sha256 }) => ({ file, sha256 }))),
    content: jsonFiles(resolve(folder === '' ? 'server/seed' : folder)),
    sampleContent: jsonFiles('server/seed'),
    editorial: [...sampleEntries(), ...sampleBanners()],
    hasSamplePrices: existsSync(PRICES_FILE) && isSample(JSON.parse(readFileSync(PRICES_FILE, 'utf8'))),
    films: oldFilms(readFilmManifest(JSON.parse(readFileSync('src/content/films.json', 'utf8')))),
  };
}
