/** The life of each attribution value in a real browser: stored, replaced, restored in the address, deleted. */
import type { BrowserContext, Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { appointmentAdd } from '#src/api/contract/applications.ts';
import { unseal } from '#src/api/envelope.ts';
import { addressOf, SECRETS } from '#tests/helpers/api-replies.ts';
import { dayFromNow } from '#tests/helpers/days.ts';
import { fillIn, newVisitor, submitOf } from '#tests/helpers/form-pages.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { holdCode, wake } from '#tests/helpers/traffic.ts';

const DAY_S = 86_400;

interface Value {
  name: string;
  first: string;
  second: string;
  /** `undefined`: until the browser session ends. */
  days: number | undefined;
  isPutBack: boolean;
}

const values: Value[] = [
  { name: 'promoter', first: 'harbor', second: 'quay7', days: 7, isPutBack: true },
  { name: 'channelId', first: 'c-1', second: '渠道 2', days: 7, isPutBack: false },
  { name: 'callback', first: 'https://a.example/?b=c', second: 'x', days: 7, isPutBack: true },
  { name: 'activity_id', first: '618', second: '1111', days: 7, isPutBack: true },
  { name: 'from', first: 'weibo', second: 'mail', days: undefined, isPutBack: false },
  { name: 'utm_source', first: 'search', second: 'news', days: undefined, isPutBack: false },
];

async function open(page: Page, path: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams(query).toString();
  await page.goto(search ? `${path}?${search}` : path);
}

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** By name: the address of a visitor with all values. */
const all = (which: 'first' | 'second', some = values) =>
  Object.fromEntries(some.map((value) => [value.name, value[which]]));

/** The cookies by name. */
async function keptIn(context: BrowserContext): Promise<Record<string, string>> {
  const names = values.map(({ name }) => name);
  const own = (await context.cookies()).filter(({ name }) => names.includes(name));
  return Object.fromEntries(own.map(({ name, value }) => [name, decodeURIComponent(value)]));
}

test('each value is stored, replaced by a later one, restored once in the address, and deleted on request', async ({
  page,
  context,
}) => {
  await test.step('stored', async () => {
    const openedAt = Date.now() / 1000;
    await open(page, '/privacy-choices', all('first'));
    await expect.poll(() => keptIn(context)).toEqual(all('first'));
    for (const { name, days } of values) {
      const cookie = (await context.cookies()).find((each) => each.name === name);
      expect(cookie, name).toMatchObject({ path: '/', sameSite: 'Lax' });
      const { expires = 0 } = cookie ?? {};
      if (days === undefined) expect(expires, name).toBe(-1);
      else expect(Math.abs(expires - openedAt - days * DAY_S), name).toBeLessThan(60);
    }
  });

  await test.step('replaced', async () => {
    await open(page, '/en/privacy-choices', all('second'));
    await expect.poll(() => keptIn(context)).toEqual(all('second'));
    const names = (await context.cookies()).map(({ name }) => name);
    for (const { name } of values) expect(names.filter((each) => each === name)).toHaveLength(1);
  });

  await test.step('restored in an address without it', async () => {
    await open(page, '/privacy-choices?a=b%20c#kept');
    const putBack = values.filter(({ isPutBack }) => isPutBack);
    await expect.poll(() => queryOf(page)).toEqual({ a: 'b c', ...all('second', putBack) });
    const completed = page.url();
    expect(completed).toContain('?a=b%20c');
    expect(completed.endsWith('#kept')).toBe(true);
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(completed);
  });

  await test.step('deleted', async () => {
    for (const { second } of values) {
      await expect(page.getByRole('status').filter({ hasText: second }).first()).toBeVisible();
    }
    await page.getByRole('button', { name: dictionaries['zh-CN'].privacyChoices.origin.forget }).click();
    expect(await keptIn(context)).toEqual({});
    expect(queryOf(page)).toEqual({ a: 'b c' });
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await keptIn(context)).toEqual({});
    expect(queryOf(page)).toEqual({ a: 'b c' });
  });
});

test('a link’s attribution survives an immediate click, and is sent with an application', async ({
  page,
  context,
}) => {
  const release = await holdCode(page);
  const brought = { promoter: 'harbor', channelId: 'c-1', activity_id: '618', utm_source: 'mail' };
  await page.goto(`/en/privacy-choices?${new URLSearchParams(brought).toString()}`, { waitUntil: 'commit' });
  await page.locator('header a').first().click();
  await page.waitForURL((url) => url.pathname === '/en', { waitUntil: 'commit' });
  expect(await keptIn(context)).toEqual({});
  release();
  await expect.poll(() => keptIn(context)).toEqual(brought);

  await page.goto('/en/appointment');
  await wake(page);
  const { phone } = newVisitor();
  await fillIn(page, { name: 'Jane Doe', phone, date: dayFromNow(90), hour: '10:00' });
  const sent = page.waitForRequest((request) => addressOf(appointmentAdd)(new URL(request.url())));
  await submitOf(page).click();

  const { data } = (await sent).postDataJSON() as { data: string };
  expect(unseal(data, SECRETS.product)).toMatchObject({
    promoter: 'harbor',
    channel: 'c-1',
    activity_id: '618',
    from: 'mail',
  });
});
