import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readReleaseInput, type ReleaseInput, samplesIn } from '#scripts/lib/release-samples.ts';
import { sampleInstaller } from '#server/installers.ts';
import { readContent } from '#scripts/lib/content-files.ts';
import { isSampleSized, sha256Of, withFigures } from '#scripts/lib/release-figures.ts';

const own: ReleaseInput = {
  site: {
    'zh-CN': { company: '某某科技有限公司', address: '', filings: [{ text: '沪ICP备2026123456号' }] },
    'en-US': { company: 'Some Co.', address: '', filings: [] },
  },
  contact: { phone: { display: '400-821-3456', href: 'tel:400-821-3456' }, salesEmail: 'sales@shop.test' },
  environment: {
    SITE_URL: 'https://www.shop.test',
    PUBLIC_WEB_TRIAL_URL: 'https://trial.shop.test/',
    PUBLIC_LINK_ORIGINS: 'none',
    PUBLIC_CHAT_DESK: 'none',
    PUBLIC_SPEED_MEASURED_ZH: '四十间店，2026年5月',
    PUBLIC_SPEED_MEASURED_EN: 'none',
    PUBLIC_OAUTH_AUTHORIZE_URL: 'https://id.shop.test/authorize',
    PUBLIC_DOWNLOAD_BASE: 'https://files.shop.test',
    PUBLIC_WEBSITE_API_SECRET: 'sixteen-letters!',
    PUBLIC_PRODUCT_API_SECRET: 'sixteen-letters?',
    PUBLIC_PRODUCT_API_KEY: 'a-key-of-our-own',
    CHAT_SIGNATURE_SECRET: 'a secret of our own',
  },
  builds: [{ file: 'Shop-1.0.exe', sha256: 'f'.repeat(64) }],
  content: { 'market.json': 'own' },
  sampleContent: { 'market.json': 'sample' },
  editorial: [],
  hasSamplePrices: false,
  films: [],
};
const whats = (input: ReleaseInput) => samplesIn(input).map(({ what }) => what);

describe('the check before a release', () => {
  it('finds nothing where everything is the operator’s own', () => {
    expect(samplesIn(own)).toEqual([]);
  });

  it('finds the repository’s content that is marked as a sample', () => {
    const found = whats(readReleaseInput({}));
    const marked = readContent().filter(({ head }) => head['sample'] === 'true');

    expect(found).toContain('sample market: market.json');
    expect(found).toContain('sample content: promoters.json');
    for (const { collection } of marked)
      expect(found.some((what) => what.startsWith(`sample content: ${collection}/`))).toBe(true);
  });

  const sampleBuild = {
    file: 'Shop-1.0.exe',
    sha256: sha256Of(sampleInstaller('Shop-1.0.exe')),
  };
  const siteWith = (change: Partial<ReleaseInput['site'][string]>): Partial<ReleaseInput> => ({
    site: { ...own.site, 'zh-CN': { company: '某某科技有限公司', address: '', filings: [], ...change } },
  });
  const set = (environment: Record<string, string>): Partial<ReleaseInput> => ({
    environment: { ...own.environment, ...environment },
  });

  const DESK = 'development address: the page of the chat desk';
  it.each<[what: string, change: Partial<ReleaseInput>]>([
    ['record filing: 沪ICP备0000000000号', siteWith({ filings: [{ text: '沪ICP备0000000000号' }] })],
    ['company: 泊店网络科技有限公司', siteWith({ company: '泊店网络科技有限公司' })],
    ['contact: salesEmail', { contact: { salesEmail: 'sales@shop.example' } }],
    ['contact: phone', { contact: { phone: { display: '400-000-0427' } } }],
    ['example host: the official address of the site', set({ SITE_URL: 'https://www.shop.example' })],
    ['example host: PUBLIC_WEB_TRIAL_URL', set({ PUBLIC_WEB_TRIAL_URL: 'https://trial.shop.example/' })],
    [
      'example host: the hosts that links may lead to',
      set({ PUBLIC_LINK_ORIGINS: 'https://a.test,https://b.example' }),
    ],
    [DESK, set({ PUBLIC_CHAT_DESK: '' })],
    [DESK, set({ PUBLIC_CHAT_DESK: 'http://127.0.0.1:4322/' })],
    [DESK, set({ PUBLIC_CHAT_DESK: 'http://[::1]:4322/' })],
    ['development address: where a sign-in begins', set({ PUBLIC_OAUTH_AUTHORIZE_URL: 'http://127.1.2.3/' })],
    ['example host: SMS_WEBHOOK_URL', set({ SMS_WEBHOOK_URL: 'https://sms.shop.example/send' })],
    ['example host: MAIL_TO', set({ MAIL_TO: 'office@shop.example' })],
    ['development secret: PUBLIC_PRODUCT_API_KEY', set({ PUBLIC_PRODUCT_API_KEY: 'berth-product-key' })],
    ['development secret: CHAT_SIGNATURE_SECRET', set({ CHAT_SIGNATURE_SECRET: '' })],
    ['advertised speed: how it was measured', set({ PUBLIC_SPEED_MEASURED_EN: '' })],
    ['sample installers: the download base', set({ PUBLIC_DOWNLOAD_BASE: '/installers' })],
    ['sample installers: 1 checksums of samples (Shop-1.0.exe …)', { builds: [sampleBuild] }],
    ['sample market: market.json', { content: { 'market.json': 'sample' } }],
    ['sample content: news/x.md', { editorial: ['news/x.md'] }],
    ['sample prices', { hasSamplePrices: true }],
    [
      'outdated film: first-shop (en-US) shows 2 sentences that the site no longer has',
      { films: [{ id: 'first-shop', locale: 'en-US', missing: 2 }] },
    ],
  ])('finds %s, and nothing else', (what, change) => {
    expect(whats({ ...own, ...change })).toEqual([what]);
  });

  it.each([{ PUBLIC_CHAT_DESK: 'https://localhost.shop.test/' }, { PUBLIC_OAUTH_AUTHORIZE_URL: 'none' }])(
    'accepts an operator’s own address: %j',
    (environment) => {
      expect(whats({ ...own, ...set(environment) })).toEqual([]);
    },
  );

  it('builds no release while a page shows a sample', () => {
    const secret = 'very-secret-value';
    const env = { PATH: process.env['PATH'], RELEASE: '1', PUBLIC_PRODUCT_API_SECRET: secret };
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { env, encoding: 'utf8' });

    expect(status).toBe(1);
    expect(stderr).toContain('contact: phone');
    expect(stderr).not.toContain('CHAT_SIGNATURE_SECRET');
    expect(stderr).not.toContain(secret);
  });
});

const file = 'BerthBrowser-9.9.9-win-x64.exe';
const real = new Uint8Array(90_000).fill(7);
const noted = { system: 'windows', bits: 64, file, sizeBytes: real.length, sha256: sha256Of(real) } as const;
const copied = { ...noted, sizeBytes: 65_536, sha256: '0'.repeat(64) };

describe('withFigures', () => {
  it('uses size and sum of the installer', () => {
    expect(withFigures(copied, () => real)).toEqual(noted);
  });

  it('uses those of the sample where there is no installer', () => {
    const sample = sampleInstaller(file);

    expect(withFigures(copied)).toEqual({ ...copied, sizeBytes: sample.length, sha256: sha256Of(sample) });
    expect(isSampleSized(withFigures(copied))).toBe(true);
  });

  it('never replaces an installer’s sum by a sample’s', () => {
    expect(withFigures(noted)).toEqual(noted);
  });
});
