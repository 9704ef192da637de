/** A visitor and an agent, each in a browser of their own, at a desk of the test's own: both languages, bad lines, restarts. */
import type { Browser, Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import type { Locale } from '#i18n/locales.ts';
import { freePort } from '#scripts/lib/settings.ts';
import { signChat } from '#server/chat/signature.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { testsInTurn } from '#tests/helpers/languages.ts';
import {
  newDataDir,
  removeDataDir,
  startServerProcess,
  type ServerProcess,
} from '#tests/helpers/server-process.ts';
import { expect, listenForFaults, test as base } from '#tests/helpers/test.ts';

interface Desk {
  origin: string;
  /** As by a power cut, and back at the same address. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

const test = base.extend<{ desk: Desk; password: string | undefined }>({
  /** Of the agents' desk. */
  password: [undefined, { option: true }],
  desk: async ({ password }, use) => {
    const dataDir = newDataDir();
    const port = String(await freePort());
    const environment = {
      DESK_PORT: port,
      DEV_TOOLS: '1',
      CLIENT_PORT: '0',
      ...(password === undefined ? {} : { DESK_PASSWORD: password }),
    };
    let server: ServerProcess = await startServerProcess(environment, dataDir);
    const kill = async (): Promise<void> => {
      server.child.kill('SIGKILL');
      await server.exited;
    };
    await use({
      origin: `http://127.0.0.1:${port}`,
      kill,
      async start() {
        server = await startServerProcess(environment, dataDir);
      },
    });
    await kill();
    removeDataDir(dataDir);
  },
});

// The test's desk goes before its pages do.
test.use({ expectedFaults: /ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_(REFUSED|RESET)/ });

function linkOf(desk: Desk, locale: Locale, fields: Record<string, string> = {}): string {
  const query = { language: locale, topic: 'presales', page: '/download' };
  if (Object.keys(fields).length === 0) return `${desk.origin}/?${new URLSearchParams(query).toString()}`;
  const block = signChat(
    { secret: 'berth-chat-development-secret', webToken: 'berth-web-visitor' },
    Math.floor(Date.now() / 1000),
  );
  const all = { ...query, ...fields, ...block, timestamp: String(block.timestamp) };
  return `${desk.origin}/?${new URLSearchParams(all).toString()}`;
}

async function newPage(browser: Browser, viewport = { width: 750, height: 693 }): Promise<Page> {
  return (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
}

const wordsOf = (locale: Locale) => dictionaries[locale].desk;
const write = async (page: Page, locale: Locale, side: 'visitor' | 'agent', text: string): Promise<void> => {
  const { visitor, inbox } = wordsOf(locale);
  await page.getByLabel(side === 'visitor' ? visitor.message : inbox.reply, { exact: true }).fill(text);
  await page.keyboard.press('Enter');
};
const said = (page: Page) => page.getByRole('log').getByRole('listitem').locator('[dir=auto]');

async function attend(browser: Browser, desk: Desk, locale: Locale): Promise<Page> {
  const page = await newPage(browser, { width: 1440, height: 900 });
  await page.goto(`${desk.origin}/agent?language=${locale}`);
  await expect(page.getByRole('status').filter({ hasText: wordsOf(locale).inbox.present })).toBeVisible();
  return page;
}

for (const locale of ['zh-CN', 'en-US'] as const) {
  const { visitor: v, inbox: i, shared } = wordsOf(locale);
  const turn = testsInTurn(test, locale);

  turn()(`lets two people talk, in ${locale}`, async ({ page: visitor, browser, desk }) => {
    await visitor.goto(linkOf(desk, locale, { name: 'Lin', isVip: 'true', companyName: 'Lin & Co' }));
    await expect(visitor).toHaveURL(`${desk.origin}/?language=${locale}&topic=presales&page=%2Fdownload`);
    await expect(visitor.getByRole('status').filter({ hasText: v.offline })).toBeVisible();
    const agent = await attend(browser, desk, locale);
    const faults = listenForFaults(agent);
    await expect(visitor.getByRole('status').filter({ hasText: v.online })).toBeVisible();

    await write(visitor, locale, 'visitor', '<img src=x onerror=alert(1)>\n<b>bold</b>');
    await agent.getByRole('button', { name: 'Lin' }).click();
    await expect(said(agent)).toHaveText('<img src=x onerror=alert(1)>\n<b>bold</b>');
    await expect(agent.getByText(i.signed)).toBeVisible();
    for (const known of ['Lin & Co', i.levels.vip, '/download']) {
      await expect(agent.getByText(known, { exact: true }).first()).toBeVisible();
    }
    await expect(visitor.getByText(v.read)).toBeVisible();

    await agent.getByText(i.answers, { exact: true }).click();
    await agent
      .getByRole('group')
      .filter({ hasText: i.answers })
      .getByRole('listitem')
      .getByRole('button')
      .first()
      .click();
    await agent.keyboard.press('Enter');
    await expect(said(visitor)).toHaveCount(2);
    await expect(agent.getByText(i.read)).toBeVisible();
    await agent.getByRole('button', { name: i.close }).click();
    await expect(visitor.getByText(v.closed)).toBeVisible();
    await visitor.reload();
    await expect(said(visitor)).toHaveCount(2);
    await write(visitor, locale, 'visitor', 'again');
    await expect(agent.getByRole('button', { name: i.close })).toBeVisible();
    expect(await findBarriers(visitor)).toEqual([]);
    expect(await findBarriers(agent)).toEqual([]);
    expect(faults).toEqual([]);
    await agent.context().close();
  });

  const nobodyThere = `takes a contact where nobody is there, and loses nothing that was typed, in ${locale}`;
  turn()(nobodyThere, async ({ page: visitor, desk }) => {
    await visitor.setViewportSize({ width: 360, height: 740 });
    await visitor.goto(linkOf(desk, locale));
    await visitor.getByLabel(v.message, { exact: true }).fill('half a que');
    await visitor.getByText(v.contactTitle, { exact: true }).click();
    await visitor.getByRole('button', { name: v.contactSend }).click();
    await expect(visitor.getByLabel(v.contactName)).toBeFocused();
    await visitor.getByLabel(v.contactName).fill('Lin');
    await visitor.reload();

    await expect(visitor.getByLabel(v.message, { exact: true })).toHaveValue('half a que');
    await visitor.getByText(v.contactTitle, { exact: true }).click();
    await expect(visitor.getByLabel(v.contactName)).toHaveValue('Lin');
    await visitor.getByLabel(v.contact, { exact: true }).fill('lin@example.com');
    await visitor.getByRole('button', { name: v.contactSend }).click();

    await expect(visitor.getByText('lin@example.com')).toBeVisible();
    expect(await findBarriers(visitor)).toEqual([]);
    const overflow = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  turn()(
    `asks before another person’s link changes the conversation, in ${locale}`,
    async ({ page, desk }) => {
      const { question: q } = wordsOf(locale);
      await page.goto(linkOf(desk, locale, { name: 'Lin' }));
      await write(page, locale, 'visitor', 'my order 4711');
      await expect(page.getByText(v.sent)).toBeVisible();

      await page.goto(linkOf(desk, locale, { name: 'Chen' }));
      await expect(page.getByRole('heading', { name: q.title })).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
      await page.getByRole('button', { name: q.stay }).click();
      await expect(said(page)).toHaveText(['my order 4711']);

      await page.goto(linkOf(desk, locale, { name: 'Chen' }));
      await page.getByRole('button', { name: q.change }).click();
      await expect(page.getByText(v.welcomeOffline)).toBeVisible();
      await expect(said(page)).toHaveCount(0);
      await page.getByRole('button', { name: v.back }).click();
      await expect(said(page)).toHaveText(['my order 4711']);
    },
  );

  const closing = `closes a network’s conversations in one step, and keeps the place to write in sight, in ${locale}`;
  turn()(closing, async ({ browser, desk, playwright }) => {
    for (let index = 0; index < 20; index += 1) {
      const request = await playwright.request.newContext({ baseURL: desk.origin });
      await request.get('/');
      const data = { id: `message-${index}`, text: `made up ${index}` };
      await request.post('/visitor/messages', {
        data: { ...data, language: locale, topic: 'support', page: '' },
      });
      await request.dispose();
    }
    const agent = await attend(browser, desk, locale);
    const list = agent.getByRole('navigation', { name: i.list });
    await list.getByRole('button').first().click();
    await expect(agent.getByLabel(i.reply, { exact: true })).toBeInViewport({ ratio: 1 });

    await agent.getByRole('button', { name: i.network.ask }).click();
    const question = agent.getByRole('dialog', { name: i.network.title_other.replace('{{count}}', '20') });
    await question.getByRole('button', { name: i.network.confirm }).click();

    await expect(list.getByRole('button').filter({ hasText: i.closed })).toHaveCount(20);
    await expect(question).toBeHidden();
    await agent.context().close();
  });

  test.describe('with a password', () => {
    test.use({ password: 'correct horse battery', expectedFaults: /ERR_|Failed to load resource/ });

    const agents = `tells agents of each other, and takes no draft along when one signs out, in ${locale}`;
    turn()(agents, async ({ page: visitor, browser, desk }) => {
      const signIn = async (page: Page, name: string): Promise<void> => {
        await page.getByLabel(i.name).fill(name);
        await page.getByLabel(i.password).fill('correct horse battery');
        await page.getByRole('button', { name: i.signIn }).click();
        await page.getByRole('navigation', { name: i.list }).getByRole('button').first().click();
      };
      await visitor.goto(linkOf(desk, locale));
      await write(visitor, locale, 'visitor', 'hello');
      await expect(visitor.getByText(v.sent)).toBeVisible();
      const [lin, chen] = [await newPage(browser), await newPage(browser)];
      for (const page of [lin, chen]) await page.goto(`${desk.origin}/agent?language=${locale}`);
      await lin.getByRole('button', { name: i.signIn }).click();
      await expect(lin.getByLabel(i.name)).toBeFocused();
      await signIn(lin, 'Lin');
      await signIn(chen, 'Chen');

      await lin.getByLabel(i.reply, { exact: true }).fill('half a sent');
      await expect(chen.getByText(i.colleague.replace('{{name}}', 'Lin'))).toBeVisible();
      await write(chen, locale, 'agent', 'hello from Chen');
      await expect(lin.getByText(i.has.replace('{{name}}', 'Chen'))).toBeVisible();
      expect(await findBarriers(lin)).toEqual([]);

      await lin.context().setOffline(true);
      await lin.getByRole('button', { name: i.signOut }).click();
      await expect(lin.getByText(i.signOutFailed)).toBeVisible();
      await lin.context().setOffline(false);
      await lin.getByRole('button', { name: i.signOut }).click();
      await signIn(lin, 'Wu');
      await expect(lin.getByLabel(i.reply, { exact: true })).toHaveValue('');
      await Promise.all([lin, chen].map((page) => page.context().close()));
    });
  });

  test.describe('on a bad line', () => {
    test.use({ expectedFaults: /ERR_|Failed to load resource/ });

    const unsent = `says what was not sent, and sends it when the line is back, in ${locale}`;
    turn()(unsent, async ({ page: visitor, context, browser, desk }) => {
      await visitor.setViewportSize({ width: 360, height: 560 });
      await visitor.goto(linkOf(desk, locale));
      await write(visitor, locale, 'visitor', 'one');
      await expect(visitor.getByText(v.sent)).toBeVisible();
      await context.setOffline(true);
      await write(visitor, locale, 'visitor', 'two');
      await expect(visitor.getByText(shared.unsent, { exact: true })).toBeVisible();
      // Not below the edge of a conversation that has little room.
      await expect(visitor.getByRole('button', { name: shared.again })).toBeInViewport({ ratio: 1 });
      await write(visitor, locale, 'visitor', 'three');
      await context.setOffline(false);

      await expect(visitor.getByText(shared.unsent, { exact: true })).toHaveCount(0);
      await expect(said(visitor)).toHaveText(['one', 'two', 'three']);
      const agent = await attend(browser, desk, locale);
      await agent.getByRole('navigation', { name: i.list }).getByRole('button').click();
      await expect(said(agent)).toHaveText(['one', 'two', 'three']);
      await agent.context().close();
    });

    const killed = `goes on where it was after the server was killed, in ${locale}`;
    turn()(killed, async ({ page: visitor, browser, desk }) => {
      await visitor.goto(linkOf(desk, locale));
      const agent = await attend(browser, desk, locale);
      await write(visitor, locale, 'visitor', 'before');
      await agent.getByRole('navigation', { name: i.list }).getByRole('button').click();
      await expect(said(agent)).toHaveText(['before']);

      await desk.kill();
      await write(visitor, locale, 'visitor', 'meanwhile');
      await write(agent, locale, 'agent', 'answer meanwhile');
      await expect(visitor.getByText(shared.unsent, { exact: true })).toBeVisible();
      await expect(visitor.getByText(shared.lost)).toBeVisible();
      await visitor.reload({ timeout: 2000 }).catch(() => undefined); // nobody answers; the tab keeps what was written
      await desk.start();
      await visitor.goto(linkOf(desk, locale));

      await expect(said(visitor).filter({ hasText: 'meanwhile' })).toHaveCount(2, { timeout: 20_000 });
      await expect(said(visitor).first()).toHaveText('before');
      await expect(said(agent)).toHaveCount(3, { timeout: 20_000 });
      await expect(visitor.getByText(shared.unsent, { exact: true })).toHaveCount(0);
      await agent.context().close();
    });
  });
}

test('serves its pages under a strict policy of their own', async ({ request, desk }) => {
  for (const path of ['/', '/agent']) {
    const { 'content-security-policy': policy = '', ...headers } = (
      await request.get(desk.origin + path)
    ).headers();
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-store');
  }
});
