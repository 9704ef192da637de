/**
 * An operator's own desk instead of ours: opened by its script, by Chatwoot's, or not there at all. Pages of the site are
 * built with those settings (tests/fixtures/desks), and the desk is one that only this browser can reach.
 */
import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { localizedPath } from '#i18n/locales.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { parsePage } from '#src/domain/html.ts';
import { signedInText } from '#src/domain/signed-in.ts';
import { answerAsDesk, buildWithDesk, DESK, policyOf, type DeskKind } from '#tests/helpers/foreign-desk.ts';
import { awake, refuseStatistics, siteWideWords } from '#tests/helpers/islands.ts';
import { startSite, type SiteServer } from '#tests/helpers/site-server.ts';
import { CHAT_WORDS, spokenWords } from '#tests/helpers/spoken-words.ts';
import { expect, test } from '#tests/helpers/test.ts';

const BUTTON = '#service-icon-button';
const BUILD_MS = 120_000;
const folders = new Map<DeskKind, string>();
const sites = new Map<DeskKind, SiteServer>();

test.describe.configure({ mode: 'serial' }); // the builds are made once
// Pictures are not among the pages that are built here; the desk's script is refused its style, and once it is lost.
test.use({ expectedFaults: /Failed to load resource|(?:Refused to apply|Applying) (?:a |in)?.*style/i });

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  const build = async (kind: DeskKind): Promise<void> => {
    const folder = await buildWithDesk(kind);
    folders.set(kind, folder);
    // The pages of no desk are read as files.
    if (kind !== 'none') sites.set(kind, await startSite({ SITE_DIR: folder, DESK_PORT: 'off' }));
  };
  await Promise.all([build('script'), build('chatwoot'), build('none')]);
});
test.afterAll(async () => {
  for (const site of sites.values()) await site.close();
});

const originOf = (kind: DeskKind): string => sites.get(kind)?.origin ?? '';

async function pressLauncher(page: Page): Promise<void> {
  const button = page.locator(BUTTON);
  const toggle = page.getByRole('button', { name: siteWideWords(page).side.open }).filter({ visible: true });
  // Where help is sought, the list lies open.
  if (!(await button.isVisible())) await toggle.click();
  await button.hover();
  await awake(button);
  await button.click();
}

test('a desk’s script is loaded at the press, hears it with its settings, and is let in on no registration', async ({
  page,
  context,
}) => {
  const desk = await answerAsDesk(context);
  const popups: Page[] = [];
  context.on('page', (opened) => popups.push(opened));
  await page.goto(originOf('script') + localizedPath('en-US', '/contact'));
  await refuseStatistics(page);
  expect(await policyOf(page)).toMatch(new RegExp(`script-src [^;]*${DESK}`));

  await test.step('where it does not come, the window opens', async () => {
    desk.loseScripts(true);
    await pressLauncher(page);
    await expect.poll(() => popups.length).toBe(1);
    expect(popups[0]?.url()).toContain(`${DESK}/visitors?language=en-US&topic=support`);
    desk.loseScripts(false);
  });

  await test.step('where it comes, it takes over', async () => {
    await pressLauncher(page);
    const settings = { language: 'en-US', topic: 'support' };
    await expect.poll(() => page.evaluate(() => window.heard)).toEqual([settings]);
    await pressLauncher(page);
    await expect.poll(() => page.evaluate(() => window.heard)).toEqual([settings, settings]);
    expect(popups).toHaveLength(1);
    expect(desk.asked).toEqual(['/embed.js', '/visitors', '/embed.js']);
  });

  await test.step('on the registration the window is the only way', async () => {
    await page.goto(originOf('script') + localizedPath('en-US', '/register'));
    expect(await policyOf(page)).not.toContain(DESK);
    await pressLauncher(page);
    await expect.poll(() => popups.length).toBe(2);
    expect(desk.asked.slice(3)).toEqual(['/visitors']);
  });
});

test('Chatwoot is run with its token and opened, under a policy that takes neither style nor HTML from it', async ({
  page,
  context,
}) => {
  const desk = await answerAsDesk(context);
  const site = sites.get('chatwoot');
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    localKeys.signedInAs,
    signedInText('Kei Lin', Date.now()),
  ] as const);
  await page.goto(`${site?.origin ?? ''}${localizedPath('zh-CN', '/contact')}`);
  await refuseStatistics(page);
  expect(await policyOf(page)).toMatch(/trusted-types chat-script default$/);
  expect(desk.asked).toEqual([]);

  await pressLauncher(page);

  const holder = page.locator('.woot-widget-holder');
  await expect(holder).toBeVisible();
  // Its own style holds, although the page took no style element.
  await expect(holder).toHaveCSS('position', 'fixed');
  await expect(holder).toHaveAttribute('lang', 'zh_CN');
  await expect(holder.locator('iframe')).toHaveAttribute('src', `${DESK}/widget?website_token=inbox-7`);
  const told = page.frameLocator('.woot-widget-holder iframe').locator('#told');
  await expect(told).toContainText('"name":"Kei Lin"');
  await expect(told).not.toContainText('signature');
  expect(context.pages()).toHaveLength(1);
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src=x>';
      return '';
    } catch (error) {
      return error instanceof Error ? error.name : 'refused';
    }
  });
  expect(refused).toBe('TypeError');
});

test('without a desk no page has a word of chat, nor an address of one', () => {
  const folder = folders.get('none') ?? '';
  const pages = globSync('**/*.html', { cwd: folder });
  expect(pages.sort()).toHaveLength(8);
  for (const file of pages) {
    const html = readFileSync(`${folder}/${file}`, 'utf8');
    const words = spokenWords(parsePage(html));
    expect(words.length, file).toBeGreaterThan(10);
    expect(
      words.filter((text) => CHAT_WORDS.test(text)),
      file,
    ).toEqual([]);
    expect(html, file).not.toMatch(/desk\.test|127\.0\.0\.1:4322|chat-script/);
  }
});
