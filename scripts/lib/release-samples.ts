/**
 * What a copy of this repository has that must not reach visitors as an operator's own: sample contacts and filings,
 * example hosts, public secrets, installers that install nothing, invented content.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { developmentSecrets } from '#server/config-checks.ts';
import { outdatedFilms } from '#scripts/films/sentences.ts';
import { sampleInstaller } from '#server/installers.ts';
import type { SampleKind } from '#src/config/samples.ts';
import { contact, site } from '#src/config/site.ts';
import { readFilmManifest } from '#src/domain/films.ts';
import { parseRelease } from '#src/domain/releases/schema.ts';
import { readContent } from './content-files.ts';
import { sha256Of } from './release-figures.ts';

export interface Sample {
  /** Its kind in the list for visitors (`/samples`); `server` is for what no page shows and no build needs. */
  kind: SampleKind | 'server';
  what: string;
  /** The file or setting, and what to do. */
  where: string;
}

interface SiteFacts {
  site: Readonly<Record<string, { company: string; address: string; filings: readonly { text: string }[] }>>;
  contact: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

export type ReleaseInput = ReturnType<typeof readReleaseInput>;

/** Settings whose default is an address or a group of the sample operator, with a description. */
const SAMPLE_ADDRESSES: Readonly<Record<string, string>> = {
  SITE_URL: 'the official address of the site',
  PUBLIC_LINK_ORIGINS: 'the hosts that links may lead to',
};

/** Settings that may name a service on the operator's own machine, one of them by default; `none` turns it off. */
const DEVELOPMENT_ADDRESSES: Readonly<Record<string, { what: string; isByDefault: boolean }>> = {
  PUBLIC_CHAT_DESK: { what: 'the page of the chat desk', isByDefault: true },
  PUBLIC_OAUTH_AUTHORIZE_URL: { what: 'where a sign-in begins', isByDefault: false },
};

/** An address on the operator's own machine. */
const DEVELOPMENT_PLACE = /^https?:\/\/(?:[\w.-]+\.)?(?:localhost|127(?:\.\d+){3}|\[::1\])(?=[:/]|$)/i;
const EXAMPLE_HOST = /(^|[/@.,\s])([\w-]+\.)*example(\.com|\.org|\.net)?(?=[/:,\s]|$)/;
/** Invented numbers: three zeros or more in a row, as in the samples. */
const PLACEHOLDER_NUMBER = /0{3}/;
const SITE_FILE = 'src/config/site.ts';

export const samplesIn = (input: ReleaseInput): Sample[] =>
  [
    contactSamples(input),
    filingSamples(input),
    secretSamples(input),
    addressSamples(input),
    statementSamples(input),
    installerSamples(input),
    priceSamples(input),
    contentSamples(input),
    filmSamples(input),
  ].flat();

const sample = (kind: Sample['kind'], what: string, where: string): Sample => ({ kind, what, where });
const sampleIf = (isThere: boolean, ...parts: Parameters<typeof sample>) =>
  isThere ? [sample(...parts)] : [];

/** The samples of this copy of the repository, with the settings of this run. */
export const samplesHere = (): Sample[] => samplesIn(readReleaseInput(process.env));

/** The printed list: each sample, and where it is set. It has no values of settings, which may be secrets. */
export function samplesText(samples: readonly Sample[]): string {
  const count = `${samples.length} sample value${samples.length === 1 ? '' : 's'} left`;
  return [...samples.map(({ what, where }) => `✗ ${what}\n    ${where}`), '', count].join('\n');
}

/** Not samples, but equally wrong for visitors: outdated films do not show the present site. */
const filmSamples = ({ films }: ReleaseInput): Sample[] =>
  films.map(({ id, locale, missing }) =>
    sample(
      'films',
      `outdated film: ${id} (${locale}) shows ${missing} sentences that the site no longer has`,
      `npm run films -- --film ${id} --language ${locale}`,
    ),
  );

const contactSamples = ({ contact }: ReleaseInput): Sample[] =>
  Object.entries(contact)
    .filter(([, value]) => {
      const text = typeof value === 'string' ? value : Object.values(value).join(' ');
      return EXAMPLE_HOST.test(text) || PLACEHOLDER_NUMBER.test(text.replaceAll('-', ''));
    })
    .map(([name]) => sample('company', `contact: ${name}`, `${SITE_FILE}, contact.${name}`));

const filingSamples = ({ site }: ReleaseInput): Sample[] =>
  Object.entries(site).flatMap(([locale, { company, filings }]) => {
    const place = `${SITE_FILE}, site['${locale}']`;
    return [
      ...filings
        .filter(({ text }) => PLACEHOLDER_NUMBER.test(text))
        .map(({ text }) =>
          sample('company', `record filing: ${text}`, `${place}.filings; an empty list hides the line`),
        ),
      ...sampleIf(/^(泊店|Berth )/.test(company), 'company', `company: ${company}`, `${place}.company`),
    ];
  });

/** Pages show the settings that they are built with; the rest is the server's only. */
const kindOfSetting = (key: string): Sample['kind'] =>
  key.startsWith('PUBLIC_') || key === 'SITE_URL' ? 'services' : 'server';

const secretSamples = ({ environment }: ReleaseInput): Sample[] =>
  developmentSecrets(environment).map((key) =>
    sample(kindOfSetting(key), `development secret: ${key}`, `.env, ${key}: set your own`),
  );

function addressSamples({ environment }: ReleaseInput): Sample[] {
  const unset = Object.entries(SAMPLE_ADDRESSES)
    .filter(([key]) => !environment[key])
    .map(([key, what]) => sample(kindOfSetting(key), `example host: ${what}`, `.env, ${key} is not set`));
  const examples = Object.entries(environment)
    .filter(([key, value]) => /^(PUBLIC_|SITE_URL$|[A-Z_]+_URL$|MAIL_|SMTP_HOST$|CORS_)/.test(key) && value)
    .filter(([, value]) => EXAMPLE_HOST.test(value ?? ''))
    .map(([key]) =>
      sample(kindOfSetting(key), `example host: ${SAMPLE_ADDRESSES[key] ?? key}`, `.env, ${key}`),
    );
  const development = Object.entries(DEVELOPMENT_ADDRESSES).flatMap(([key, { what, isByDefault }]) => {
    const value = environment[key] ?? '';
    if (value === '' ? !isByDefault : !DEVELOPMENT_PLACE.test(value)) return [];
    const why = value === '' ? 'is not set' : 'is an address on this machine';
    return [
      sample(kindOfSetting(key), `development address: ${what}`, `.env, ${key} ${why}; "none" turns it off`),
    ];
  });
  return [...unset, ...development, ...examples];
}

const statementSamples = ({ environment }: ReleaseInput): Sample[] =>
  ['PUBLIC_SPEED_MEASURED_ZH', 'PUBLIC_SPEED_MEASURED_EN']
    .filter((key) => !environment[key])
    .map((key) =>
      sample(
        'speed',
        'advertised speed: how it was measured',
        `.env, ${key} is not set; "none" removes the figure`,
      ),
    );

function installerSamples({ environment, builds }: ReleaseInput): Sample[] {
  const base = environment['PUBLIC_DOWNLOAD_BASE'] ?? '';
  const samples = builds.filter(({ file, sha256 }) => sha256Of(sampleInstaller(file)) === sha256);
  return [
    ...sampleIf(
      base === '' || base === '/installers',
      'installers',
      'sample installers: the download base',
      '.env, PUBLIC_DOWNLOAD_BASE: set the address of your installers',
    ),
    ...sampleIf(
      samples.length > 0,
      'installers',
      `sample installers: ${samples.length} checksums of samples (${samples[0]?.file ?? ''} …)`,
      'src/content/releases/: npm run releases -- <folder with the installers>',
    ),
  ];
}

const priceSamples = ({ hasSamplePrices }: ReleaseInput): Sample[] => {
  const where = `${PRICES_FILE}: write your own and remove \`"sample": true\`, or remove the file`;
  return sampleIf(hasSamplePrices, 'prices', 'sample prices', where);
};

const contentSamples = ({ content, sampleContent, editorial }: ReleaseInput): Sample[] => [
  // Files that are unchanged from the repository.
  ...Object.keys(sampleContent)
    .filter((name) => content[name] === sampleContent[name])
    .map((name) =>
      sample(
        SERVER_CONTENT[name] ?? 'content',
        `sample ${name === 'market.json' ? 'market' : 'content'}: ${name}`,
        'CONTENT_DIR: a folder with files of your own (docs/server.md)',
      ),
    ),
  ...editorial.map((name) =>
    sample(
      'content',
      `sample content: ${name}`,
      'src/content/: write your own in each language and remove `sample: true`, or remove the entry',
    ),
  ),
];

/** The server's content, without the versions, which `npm run releases` makes from the operator's releases. */
const SERVER_CONTENT: Readonly<Record<string, SampleKind>> = {
  'ads.json': 'content',
  'assistant.json': 'content',
  'market.json': 'apps',
  'promoters.json': 'partners',
  'public-config.json': 'company',
  'qr-codes.json': 'company',
};
const PRICES_FILE = 'src/content/prices.json';

/** `news/slug.md` for each entry that is marked, in any language, as invented for the repository. */
function sampleEntries(): string[] {
  const marked = readContent().filter(({ head }) => head['sample'] === 'true');
  return [...new Set(marked.map(({ collection, name }) => `${collection}/${name}`))].sort();
}

const isSample = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'sample' in value && value.sample === true;

/** Reads the checked data from the files. */
export function readReleaseInput(environment: Readonly<Record<string, string | undefined>>) {
  const facts: SiteFacts = { site, contact };
  const folder = environment['CONTENT_DIR'] ?? '';
  const jsonFiles = (path: string) =>
    Object.fromEntries(
      readdirSync(path)
        .filter((name) => name in SERVER_CONTENT)
        .map((name) => [name, sha256Of(readFileSync(join(path, name)))]),
    );
  const releases = globSync('src/content/releases/*.json').map((path) =>
    parseRelease(basename(path, '.json'), JSON.parse(readFileSync(path, 'utf8'))),
  );
  return {
    ...facts,
    environment,
    /** File names of installers with their checksums. */
    builds: releases.flatMap(({ builds }) => builds.map(({ file, sha256 }) => ({ file, sha256 }))),
    /** Digests of the files by name, of the server's content folder and of the samples. */
    content: jsonFiles(resolve(folder === '' ? 'server/seed' : folder)),
    sampleContent: jsonFiles('server/seed'),
    /** Sample articles, cases and promotions that still exist. */
    editorial: sampleEntries(),
    hasSamplePrices: existsSync(PRICES_FILE) && isSample(JSON.parse(readFileSync(PRICES_FILE, 'utf8'))),
    /** Help films with texts that the site no longer has. */
    films: outdatedFilms(readFilmManifest(JSON.parse(readFileSync('src/content/films.json', 'utf8')))),
  };
}
