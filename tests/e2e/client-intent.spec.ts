/** `client:intent` on the fixture site, with its code held back: what a visitor does meanwhile must not be lost. */
import type { Page } from 'playwright';
import { fixtureSiteFolder } from '#tests/helpers/fixture-site.ts';
import { serveFolder } from '#tests/helpers/static-server.ts';
import { expect, test } from '#tests/helpers/test.ts';

let site: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  site = await serveFolder(fixtureSiteFolder);
});
test.afterAll(() => site.close());

/** Opens the page with all scripts from files held back until `release` is called. */
async function openHeldBack(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(site.origin, { waitUntil: 'commit' });
  return { release: () => release(undefined) };
}

const island = (page: Page, id: string) => page.locator(`astro-island:has(#${id})`);

async function expectAwake(page: Page, id = 'near') {
  await expect(island(page, id)).not.toHaveAttribute('ssr');
}

/** React goes on with its work by messages to itself; none arrives here, so it is never through by itself. */
async function openHydrating(page: Page) {
  await page.addInitScript(() => {
    MessagePort.prototype.postMessage = () => undefined;
  });
  await page.goto(site.origin);
  await expectAwake(page);
}

const state = (page: Page) => page.locator('#near [data-state]');

test.describe('client:intent', () => {
  test('tells the island everything that was filled in before it woke', async ({ page }) => {
    const { release } = await openHeldBack(page);
    const form = page.locator('#near');
    await form.getByLabel('Name').fill('阿里');
    await form.getByLabel('Note').fill('two\nlines');
    await form.getByLabel('City').selectOption('y');
    await form.getByLabel('Tick').check();
    await form.getByLabel('Plan b').check();

    release();

    await expectAwake(page);
    await expect(state(page)).toHaveText(
      JSON.stringify({ name: '阿里', city: 'y', note: 'two\nlines', isTicked: true, plan: 'b' }),
    );
    await expect(form.getByLabel('Name')).toHaveValue('阿里');
    await expect(form.getByLabel('Plan b')).toBeChecked();
  });

  test('submits once what was submitted before it woke, with what was typed', async ({ page }) => {
    const { release } = await openHeldBack(page);
    const form = page.locator('#near');
    await form.getByLabel('Name').fill('a');
    for (let times = 0; times < 5; times += 1) await form.getByRole('button', { name: 'Send' }).click();
    await form.getByLabel('Name').press('Enter');

    release();

    await expect(form.locator('[data-sent]')).toHaveText(
      '{"name":"a","city":"x","note":"","isTicked":false,"plan":"a"}',
    );
    expect(new URL(page.url()).search).toBe('');
  });

  test('presses once a button that was pressed before it woke', async ({ page }) => {
    const { release } = await openHeldBack(page);
    await page.locator('#near').getByRole('button', { name: 'Press' }).click({ clickCount: 3 });

    release();

    await expect(page.locator('#near [data-presses]')).toHaveText('1');
  });

  test('leaves the caret where it was', async ({ page }) => {
    const { release } = await openHeldBack(page);
    const name = page.locator('#near').getByLabel('Name');
    await name.fill('abc');
    await name.press('ArrowLeft');

    release();
    await expect(state(page)).toContainText('"abc"');
    await name.pressSequentially('X');

    await expect(name).toHaveValue('abXc');
    await expect(state(page)).toContainText('"abXc"');
  });

  test('tells the island what fills itself in while React hydrates', async ({ page }) => {
    await openHydrating(page);
    const form = page.locator('#near');
    await expect(state(page)).toHaveText(/"name":""/);

    // As password managers do, without a touch or a key.
    await form.getByLabel('Name').evaluate((field: HTMLInputElement) => {
      field.value = '阿里';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });

    await expect(state(page)).toHaveText(/"name":"阿里"/);
  });

  test('is whole for whoever presses first while React hydrates', async ({ page }) => {
    await openHydrating(page);

    await page.locator('#near').getByLabel('Tick').check();
    await page.locator('#near').getByLabel('City').selectOption('y');

    await expect(state(page)).toHaveText(/"city":"y".*"isTicked":true/);
  });

  test('does nothing of its own where nothing was done before', async ({ page }) => {
    await page.goto(site.origin);

    await expectAwake(page);
    await expect(page.locator('#near [data-presses]')).toHaveText('0');
    await expect(page.locator('#near [data-sent]')).toHaveText('');
  });

  test('lets an island far away sleep until the visitor comes near', async ({ page }) => {
    await page.goto(site.origin);
    await expectAwake(page);
    await expect(island(page, 'far')).toHaveAttribute('ssr');

    await page.locator('#far').scrollIntoViewIfNeeded();

    await expectAwake(page, 'far');
  });

  test('wakes an island far away when the keyboard reaches it', async ({ page }) => {
    await page.goto(site.origin);
    await expectAwake(page);

    await page.locator('#far').getByLabel('Name').focus();

    await expectAwake(page, 'far');
  });
});

/** A touch that comes while an attempt is still failing begins no other; the one after it does. */
async function touchUntilAwake(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('#near').getByLabel('Note').fill('b');
    await expect(island(page, 'near')).not.toHaveAttribute('ssr', { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

test.describe('client:intent when the code does not come', () => {
  test.use({ expectedFaults: /Failed to load resource|Error hydrating/ });

  test('keeps the form in the page, and tries again at the next touch', async ({ page }) => {
    await page.route('**/_astro/*.js*', (route) => route.abort());
    await page.goto(site.origin);
    const failure = page.evaluate(
      () => new Promise((done) => document.addEventListener('astro:hydration-error', done, { once: true })),
    );
    const form = page.locator('#near');
    await form.getByLabel('Name').fill('a');
    await form.getByRole('button', { name: 'Send' }).click();
    await failure;
    expect(new URL(page.url()).search).toBe('');
    await page.unroute('**/_astro/*.js*');

    await touchUntilAwake(page);

    await expect(form.locator('[data-sent]')).toContainText('"name":"a","city":"x","note":"b"');
  });

  test('says so in front of that island alone, until it is awake', async ({ page }) => {
    await page.route('**/_astro/*.js*', (route) => route.abort());
    await page.goto(site.origin);
    await expect(page.getByText('Near needs a script')).toBeVisible();
    await expect(page.getByText('Far needs a script')).toBeHidden();
    await page.unroute('**/_astro/*.js*');

    await touchUntilAwake(page);

    await expect(page.getByText('Near needs a script')).toBeHidden();
  });
});

test.describe('the policies of the fixture site', () => {
  test.use({ expectedFaults: /Content Security Policy|This document requires 'Trusted/ });

  test('let the page’s own scripts and styles work', async ({ page }) => {
    await page.goto(site.origin);

    await expect(page.locator('body')).toHaveAttribute('data-script', 'ran');
    expect(await page.locator('#between').evaluate((element) => element.clientHeight)).toBe(5000);
  });

  test('stop injected markup and scripts', async ({ page }) => {
    await page.goto(site.origin);

    const outcome = await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('document.body.dataset.injected = "ran"');
      try {
        document.body.append(script);
        document.body.innerHTML = '<img src=x onerror="document.body.dataset.injected = 1">';
        return 'taken';
      } catch (error) {
        return String(error);
      }
    });

    expect(outcome).toContain('TrustedHTML');
    await expect(page.locator('body')).not.toHaveAttribute('data-injected');
  });
});
