/** Chromium 109 and Firefox ESR, which Playwright drives. */
import type { Page } from 'playwright';
import { test } from '#tests/helpers/test.ts';
import { story, type Visitor } from './story.ts';

function visitorOf(page: Page): Visitor {
  const visible = (xpath: string) => page.locator(`xpath=${xpath}`).filter({ visible: true }).first();
  return {
    resize: (width, height) => page.setViewportSize({ width, height }),
    async open(path) {
      await page.goto(path);
    },
    see: (xpath) => visible(xpath).waitFor(),
    click: (xpath) => visible(xpath).click(),
    fill: (xpath, text) => visible(xpath).fill(text),
    attribute: (xpath, name) => visible(xpath).getAttribute(name),
    ask: (expression) => page.evaluate(expression),
  };
}

// Chromium 109 had popovers behind a flag, and does not know some permissions of our headers.
test.use({ expectedFaults: /^Found a 'popover' attribute|^Error with Permissions-Policy header/ });

for (const [title, tell] of Object.entries(story)) {
  test(title, ({ page }, { project }) => tell(visitorOf(page), project.use.baseURL ?? ''));
}
