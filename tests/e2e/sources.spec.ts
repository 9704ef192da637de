/** Where an application was opened: type and source as the wire numbers them, from the link that was followed. */
import type { Page } from 'playwright';
import { unseal } from '#src/api/envelope/index.ts';
import { SECRETS } from '#tests/helpers/api-replies.ts';
import { newVisitor } from '#tests/helpers/register-page.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { wake } from '#tests/helpers/traffic.ts';

/** One for each type. What each place's links name, and that no other does, is seen in tests/build/application-links.test.ts. */
const places = [
  { source: 3, from: '/en', type: 1 },
  { source: 4, from: '/partners', type: 2 },
  // Last, since its form leads to a page of its own once it is sent.
  { source: 2, from: '/private', type: 0 },
] as const;

async function send(page: Page): Promise<Record<string, unknown>> {
  await wake(page);
  const entries = {
    company_name: 'Berth Network Co.',
    contact: 'Jane Doe',
    phone: newVisitor().phone,
    email: 'jane@berth.example',
  };
  for (const [name, value] of Object.entries(entries))
    await page.locator(`#apply [name="${name}"]`).fill(value);
  for (const select of await page.locator('#apply select').all()) await select.selectOption({ index: 1 });
  const scope = page.locator('#apply [name=business_scope]');
  if ((await scope.count()) > 0) await scope.fill('Lamps');
  const request = page.waitForRequest(/\/(application|customize)\/add$/);
  await page.locator('#apply button[type=submit]').click();
  const { data } = (await request).postDataJSON() as { data: string };
  return unseal(data, SECRETS.product) as Record<string, unknown>; // an object, as every payload is
}

test('§3.29 the place and the type of an application go with what is sent', async ({ page }) => {
  for (const { source, from, type } of places) {
    await page.goto(from);
    await page.locator(`a[href*="source=${source}"]`).filter({ visible: true }).first().click();
    await page.waitForURL(new RegExp(`source=${source}`));
    expect(await send(page)).toMatchObject({ source, type });
  }
});
