/** The form of a request that staff answer. */
import type { Page } from 'playwright';

/** @param entries values by the names of their fields */
export async function fillIn(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(entries)) {
    const field = page.locator(`#apply [name="${name}"]`);
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

export const submitOf = (page: Page) => page.locator('#apply button[type=submit]');
