/** Visitors and agents, each in their own browser, with a desk for this test: both languages, a bad connection. */
import type { Browser, Page, Response } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import type { Locale } from '#i18n/locales.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { signedLink } from '#tests/helpers/desk-link.ts';
import { expect, test, type SiteServer } from '#tests/helpers/site-server.ts';
import { listenForFaults } from '#tests/helpers/test.ts';

const PASSWORD = 'correct horse battery';

// The test's desk stops before its pages are closed.
test.use({ expectedFaults: /ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_(REFUSED|RESET)/ });

function linkOf({ deskOrigin, clock }: SiteServer, locale: Locale, fields?: Record<string, string>): string {
  const query = { language: locale, topic: 'presales', page: '/download' };
  const path = fields
    ? signedLink(clock, { ...query, ...fields })
    : `/?${new URLSearchParams(query).toString()}`;
  return deskOrigin + path;
}

async function newPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  return (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
  await page.keyboard.press('Enter');
}
const said = (page: Page) => page.getByRole('log').getByRole('listitem').locator('[dir=auto]');

/** Checks that a page has a strict policy of its own. */
function expectPolicy(answer: Response | null): void {
  const { 'content-security-policy': policy = '', ...headers } = answer?.headers() ?? {};
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers['cache-control']).toBe('no-store');
}

test('a visitor leaves a contact while no agent is online, talks with an agent, and is asked before another person’s link changes the conversation', async ({
  page: visitor,
  browser,
  site: desk,
}) => {
  const locale = 'zh-CN';
  const { visitor: v, inbox: i, question: q } = dictionaries[locale].desk;
  const faults = [listenForFaults(visitor)];

  await test.step('no agent is online, and typed text is kept', async () => {
    // The desk's window at 200 % zoom.
    await visitor.setViewportSize({ width: 375, height: 346 });
    expectPolicy(await visitor.goto(linkOf(desk, locale)));
    await expect(visitor.getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '?language=en-US&topic=presales&page=%2Fdownload',
    );
    await expect(visitor.getByRole('status').filter({ hasText: v.offline })).toBeVisible();
    await visitor.getByLabel(v.message, { exact: true }).fill('half a que');
    await visitor.getByText(v.contactTitle, { exact: true }).click();
    await visitor.getByRole('button', { name: v.contactSend }).click();
    await expect(visitor.getByLabel(v.contactName)).toBeFocused();
    await expect(visitor.getByLabel(v.contactName)).toBeInViewport({ ratio: 0.9 });
    await visitor.getByLabel(v.contactName).fill('Lin');
    await visitor.reload();

    await expect(visitor.getByLabel(v.message, { exact: true })).toHaveValue('half a que');
    await visitor.getByText(v.contactTitle, { exact: true }).click();
    await expect(visitor.getByLabel(v.contactName)).toHaveValue('Lin');
    await visitor.getByLabel(v.contact, { exact: true }).fill('lin@example.com');
    await visitor.getByRole('button', { name: v.contactSend }).click();

    await expect(visitor.getByText('lin@example.com')).toBeVisible();
    await expect(visitor.getByText(v.contactChange)).toBeFocused();
    expect(await findBarriers(visitor)).toEqual([]);
    const overflow = await visitor.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return Math.max(scrollWidth - innerWidth, scrollHeight - innerHeight);
    });
    expect(overflow).toBeLessThanOrEqual(0);
  });

  await visitor.goto(linkOf(desk, locale, { name: 'Lin', isVip: 'true', companyName: 'Lin & Co' }));
  await expect(visitor).toHaveURL(`${desk.deskOrigin}/?language=${locale}&topic=presales&page=%2Fdownload`);
  const agent = await newPage(browser, { width: 1440, height: 900 });
  faults.push(listenForFaults(agent));
  expectPolicy(await agent.goto(`${desk.deskOrigin}/agent?language=${locale}`));
  await expect(visitor.getByRole('status').filter({ hasText: v.online })).toBeVisible();

  await test.step('two people talk', async () => {
    await write(visitor, v.message, '<img src=x onerror=alert(1)>\n<b>bold</b>');
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
    await write(visitor, v.message, 'again');
    await expect(agent.getByRole('button', { name: i.close })).toBeVisible();
    expect(await findBarriers(agent)).toEqual([]);
  });

  await test.step('another person’s link asks first', async () => {
    await visitor.goto(linkOf(desk, locale, { name: 'Chen' }));
    await expect(visitor.getByRole('heading', { name: q.title })).toBeVisible();
    expect(await findBarriers(visitor)).toEqual([]);
    await visitor.getByRole('button', { name: q.stay }).click();
    await expect(said(visitor)).toHaveCount(3);

    await visitor.goto(linkOf(desk, locale, { name: 'Chen' }));
    await visitor.getByRole('button', { name: q.change }).click();
    await expect(visitor.getByText(v.welcomeOnline)).toBeVisible();
    await expect(said(visitor)).toHaveCount(0);
    await visitor.getByRole('button', { name: v.back }).click();
    await expect(said(visitor)).toHaveCount(3);
    expect(faults.flat()).toEqual([]);
  });

  await agent.context().close();
});

test.describe('with a password', () => {
  test.use({ environment: { DESK_PASSWORD: PASSWORD }, expectedFaults: /ERR_|Failed to load resource/ });

  test('unsent messages are marked, and sent after a reconnect; agents see each other typing; signing out deletes drafts', async ({
    page: visitor,
    context,
    browser,
    site: desk,
  }) => {
    const locale = 'en-US';
    const { visitor: v, inbox: i, shared } = dictionaries[locale].desk;
    const listOf = (page: Page) => page.getByRole('navigation', { name: i.list }).getByRole('button');
    const signIn = async (page: Page, name: string): Promise<void> => {
      await page.getByLabel(i.name).fill(name);
      await page.getByLabel(i.password).fill(PASSWORD);
      await page.getByRole('button', { name: i.signIn }).click();
      await listOf(page).first().click();
    };

    await test.step('a visitor with a bad connection', async () => {
      await visitor.setViewportSize({ width: 360, height: 560 });
      await visitor.goto(linkOf(desk, locale));
      // A proxy's error, which does not close the stream.
      await visitor.route('**/visitor/messages', (route) => route.fulfill({ status: 502 }), { times: 1 });
      await write(visitor, v.message, 'one');
      await expect(visitor.getByText(v.sent)).toBeVisible();
      await context.setOffline(true);
      await write(visitor, v.message, 'two');
      await expect(visitor.getByText(shared.unsent, { exact: true })).toBeVisible();
      await expect(visitor.getByText(shared.lost)).toBeVisible();
      // Inside the window, although the conversation has little room.
      await expect(visitor.getByRole('button', { name: shared.again })).toBeInViewport({ ratio: 1 });
      await visitor.getByRole('button', { name: shared.again }).press('Enter');
      await expect(visitor.getByRole('log')).toBeFocused();
      await write(visitor, v.message, 'three');
      await context.setOffline(false);

      await expect(visitor.getByText(shared.unsent, { exact: true })).toHaveCount(0);
      await expect(said(visitor)).toHaveText(['one', 'two', 'three']);
    });

    const lin = await newPage(browser, { width: 750, height: 693 });
    const chen = await newPage(browser, { width: 1440, height: 900 });
    await test.step('two agents', async () => {
      for (const page of [lin, chen]) await page.goto(`${desk.deskOrigin}/agent?language=${locale}`);
      await lin.getByRole('button', { name: i.signIn }).click();
      await expect(lin.getByLabel(i.name)).toBeFocused();
      await signIn(lin, 'Lin');
      await signIn(chen, 'Chen');
      await expect(said(lin)).toHaveText(['one', 'two', 'three']);

      await lin.getByLabel(i.reply, { exact: true }).fill('half a sent');
      await expect(chen.getByText(i.colleague.replace('{{name}}', 'Lin'))).toBeVisible();
      await write(chen, i.reply, 'hello from Chen');
      await expect(lin.getByText(i.has.replace('{{name}}', 'Chen'))).toBeVisible();
      expect(await findBarriers(lin)).toEqual([]);
    });

    await test.step('one agent signs out', async () => {
      await lin.context().setOffline(true);
      await lin.getByRole('button', { name: i.signOut }).click();
      await expect(lin.getByText(i.signOutFailed)).toBeVisible();
      await lin.context().setOffline(false);
      await lin.getByRole('button', { name: i.signOut }).click();
      await signIn(lin, 'Wu');
      await expect(lin.getByLabel(i.reply, { exact: true })).toHaveValue('');
    });

    await test.step('all conversations of a spamming network are closed, with the input visible', async () => {
      await makeUp(desk, locale, 20);
      await listOf(chen).filter({ hasText: 'made up' }).first().click();
      await expect(chen.getByLabel(i.reply, { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(listOf(chen)).toHaveCount(21);

      await chen.getByRole('button', { name: i.network.ask }).click();
      const question = chen.getByRole('dialog', { name: i.network.title_other.replace('{{count}}', '20') });
      await question.getByRole('button', { name: i.network.confirm }).click();

      await expect(listOf(chen).filter({ hasText: i.closed })).toHaveCount(20);
      await expect(question).toBeHidden();
    });
    await Promise.all([lin, chen].map((page) => page.context().close()));
  });
});

/** Starts conversations of so many visitors without a browser. */
async function makeUp({ deskOrigin }: SiteServer, language: Locale, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const [cookie = ''] = (await fetch(deskOrigin)).headers.getSetCookie();
    const message = {
      id: `message-${index}`,
      text: `made up ${index}`,
      language,
      topic: 'support',
      page: '',
    };
    await fetch(`${deskOrigin}/visitor/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookie.split(';')[0] ?? '' },
      body: JSON.stringify(message),
    });
  }
}
