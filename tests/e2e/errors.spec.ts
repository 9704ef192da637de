/** The rows of the error catalogue that any form can meet, in the words of the page's language. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath } from '#i18n/locales.ts';
import { seal } from '#src/api/envelope/index.ts';
import { SECRETS } from '#tests/helpers/api-replies.ts';
import { browserLocale } from '#tests/helpers/register-page.ts';
import { expect, handheld, test } from '#tests/helpers/test.ts';
import { wake, watchTraffic } from '#tests/helpers/traffic.ts';

interface Reply {
  status?: number;
  contentType?: string;
  body?: string;
  json?: unknown;
}
const locale = 'zh-CN';
const { apiErrors } = dictionaries[locale].forms;

// No two that say the same follow each other.
const rows: [what: string, reply: Reply, says: string][] = [
  ['maintenance (429)', { status: 429, body: '' }, apiErrors.maintenance],
  ['a server that breaks (500)', { status: 500, body: 'oops' }, apiErrors.http],
  [
    'a captive portal (A6)',
    { status: 200, contentType: 'text/html', body: '<html>portal</html>' },
    apiErrors.busy,
  ],
  ['a number that nobody knows (A8)', { json: { ret: 99_999, msg: 'x', data: '' } }, apiErrors.other],
  [
    'maintenance with a page of its own (A4)',
    { status: 429, contentType: 'text/html', body: '<h1>Back soon</h1>' },
    apiErrors.maintenance,
  ],
  [
    'a proxy’s error page (502)',
    { status: 502, contentType: 'text/html', body: '<h1>502</h1>' },
    apiErrors.http,
  ],
  ['an answer that cannot be read (A6)', { json: { ret: 0, msg: '', data: 'AAAA' } }, apiErrors.busy],
  [
    'too many requests',
    { json: { ret: 10020, msg: '42', data: seal({ retry_after: 42 }, SECRETS.product) } },
    apiErrors.waitSeconds_other.replace('{{count}}', '42'),
  ],
  [
    'a field that the server refuses',
    { json: { ret: 10030, msg: 'content', data: '' } },
    apiErrors.fieldInvalid,
  ],
];

test.use({ ...handheld, locale: browserLocale(locale), expectedFaults: /Failed to load resource/ });

test('each is told at the form, which stays as it was and is sent in the end', async ({ page }) => {
  await page.goto(localizedPath(locale, '/feedback'));
  await wake(page);
  const send = page.locator('#apply button[type=submit]');
  await page.locator('#apply [name=content]').fill('It works');
  for (const [what, reply, says] of rows) {
    await page.route('**/feedback/add', (route) => route.fulfill(reply));
    const traffic = watchTraffic(page);
    await send.click();
    await expect(page.locator('#apply').getByText(says, { exact: true }), what).toBeVisible();
    await expect(page.locator('#apply [name=content]')).toHaveValue('It works');
    expect(traffic.to('/feedback/add'), what).toHaveLength(1);
    await page.unroute('**/feedback/add');
  }
  await send.click();

  await expect(
    page.getByRole('heading', { name: dictionaries[locale].requestForm.receipt.muteTitle }),
  ).toBeVisible();
});
