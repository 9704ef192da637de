/**
 * An operator's own desk instead of ours, opened by its script or by Chatwoot's. The pages are built with those
 * settings (tests/fixtures/desks). Stand-ins replace the desk's script and Chatwoot's, which does to the page what the
 * real one does (a style element filled as HTML, a box with a frame, an event when the frame is ready). All requests
 * are answered here.
 */
import { resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { localizedPath } from '#i18n/locales.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { signedInText } from '#src/domain/signed-in.ts';
import { buildFixture } from '#tests/helpers/fixture-site.ts';
import { awake, refuseStatistics, siteWideWords } from '#tests/helpers/islands.ts';
import { startSite, type SiteServer } from '#tests/helpers/site-server.ts';
import { expect, test } from '#tests/helpers/test.ts';

const DESK = 'https://desk.test';

const SETTINGS = {
  script: { PUBLIC_CHAT_DESK: `${DESK}/visitors`, PUBLIC_CHAT_SCRIPT: `${DESK}/embed.js` },
  chatwoot: {
    PUBLIC_CHAT_DESK: `${DESK}/`,
    PUBLIC_CHAT_ADAPTER: 'chatwoot',
    PUBLIC_CHATWOOT_TOKEN: 'inbox-7',
    PUBLIC_CHAT_SCRIPT: `${DESK}/packs/js/sdk.js`,
  },
} as const;

type DeskKind = keyof typeof SETTINGS;

async function buildWithDesk(kind: DeskKind): Promise<string> {
  const folder = resolve(`.cache/desks/${kind}/dist`);
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PUBLIC_'));
  await buildFixture('desks', folder, {
    ...Object.fromEntries(inherited),
    ...SETTINGS[kind],
    DESK_KIND: kind,
  });
  return folder;
}

declare global {
  interface Window {
    /** Calls of the stand-in script, in order. */
    heard?: unknown[];
  }
}

const EMBED = `
  window.heard = [];
  addEventListener('chat-desk-open', ({ detail }) => heard.push(detail));
`;

const CHATWOOT = `
  window.chatwootSDK = {
    run({ websiteToken, baseUrl }) {
      if (window.$chatwoot) return;
      const style = document.createElement('style');
      style.innerHTML = '.woot-widget-holder { position: fixed; inset: 20px auto auto 20px; } .woot--hide { display: none; }';
      document.body.appendChild(style);
      const frame = document.createElement('iframe');
      frame.src = baseUrl + '/widget?website_token=' + websiteToken;
      frame.style.visibility = 'hidden';
      const holder = document.createElement('div');
      holder.className = 'woot-widget-holder woot--hide woot-elements--' + window.chatwootSettings.position;
      holder.lang = window.chatwootSettings.locale;
      holder.appendChild(frame);
      document.body.appendChild(holder);
      window.$chatwoot = {
        toggle: (state) => holder.classList.toggle('woot--hide', state !== 'open'),
        setCustomAttributes: (attributes) => frame.contentWindow.postMessage(JSON.stringify(attributes), '*'),
      };
      window.onmessage = ({ data }) => {
        if (data !== 'loaded') return;
        frame.style.visibility = '';
        dispatchEvent(new Event('chatwoot:ready'));
      };
    },
  };
`;

/** Shows what the page has passed about the visitor. */
const WIDGET = `<!doctype html><title>Widget</title><p id="told"></p><script>
  onmessage = ({ data }) => (document.getElementById('told').textContent = data);
  parent.postMessage('loaded', '*');
</script>`;

const ANSWERS: Readonly<Record<string, [type: string, body: string]>> = {
  '/embed.js': ['text/javascript', EMBED],
  '/packs/js/sdk.js': ['text/javascript', CHATWOOT],
  '/widget': ['text/html', WIDGET],
};

/** @returns the requested paths, in order, and a function from which on only pages are answered */
async function answerAsDesk(context: BrowserContext) {
  const asked: string[] = [];
  let isLost = false;
  await context.route(`${DESK}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (isLost && pathname.endsWith('.js')) return route.abort();
    const [contentType, body] = ANSWERS[pathname] ?? ['text/html', 'the desk'];
    return route.fulfill({ contentType, body });
  });
  return { asked, loseScripts: (isIt: boolean) => void (isLost = isIt) };
}

const policyOf = async (page: Page): Promise<string> =>
  (await page.locator('meta[http-equiv=Content-Security-Policy]').first().getAttribute('content')) ?? '';

const BUTTON = '#service-icon-button';
const BUILD_MS = 120_000;
const sites = new Map<DeskKind, SiteServer>();

test.describe.configure({ mode: 'serial' }); // the builds are made once
// The build has no pictures; the policy refuses the script's style, and one test loses the script.
test.use({ expectedFaults: /Failed to load resource|(?:Refused to apply|Applying) (?:a |in)?.*style/i });

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  const build = async (kind: DeskKind): Promise<void> => {
    sites.set(kind, await startSite({ SITE_DIR: await buildWithDesk(kind), DESK_PORT: 'off' }));
  };
  await Promise.all([build('script'), build('chatwoot')]);
});
test.afterAll(async () => {
  for (const site of sites.values()) await site.close();
});

const originOf = (kind: DeskKind): string => sites.get(kind)?.origin ?? '';

async function pressLauncher(page: Page): Promise<void> {
  const button = page.locator(BUTTON);
  const toggle = page.getByRole('button', { name: siteWideWords(page).side.open }).filter({ visible: true });
  // In the help pages the list is open.
  if (!(await button.isVisible())) await toggle.click();
  await button.hover();
  await awake(button);
  await button.click();
}

test('a desk’s script is loaded at the press, gets it with its settings, and is not allowed on the registration', async ({
  page,
  context,
}) => {
  const desk = await answerAsDesk(context);
  const popups: Page[] = [];
  context.on('page', (opened) => popups.push(opened));
  await page.goto(originOf('script') + localizedPath('en-US', '/contact'));
  await refuseStatistics(page);
  expect(await policyOf(page)).toMatch(new RegExp(`script-src [^;]*${DESK}`));

  await test.step('if it cannot be loaded, the window opens', async () => {
    desk.loseScripts(true);
    await pressLauncher(page);
    await expect.poll(() => popups.length).toBe(1);
    expect(popups[0]?.url()).toContain(`${DESK}/visitors?language=en-US&topic=support`);
    desk.loseScripts(false);
  });

  await test.step('if it is loaded, it opens the chat', async () => {
    await pressLauncher(page);
    const settings = { language: 'en-US', topic: 'support' };
    await expect.poll(() => page.evaluate(() => window.heard)).toEqual([settings]);
    await pressLauncher(page);
    await expect.poll(() => page.evaluate(() => window.heard)).toEqual([settings, settings]);
    expect(popups).toHaveLength(1);
    expect(desk.asked).toEqual(['/embed.js', '/visitors', '/embed.js']);
  });

  await test.step('on the registration only the window opens', async () => {
    await page.goto(originOf('script') + localizedPath('en-US', '/register'));
    expect(await policyOf(page)).not.toContain(DESK);
    await pressLauncher(page);
    await expect.poll(() => popups.length).toBe(2);
    expect(desk.asked.slice(3)).toEqual(['/visitors']);
  });
});

test('Chatwoot runs with its token and opens, under a policy that refuses its styles and HTML', async ({
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
  // Its style applies, although the policy refused the style element.
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
