/**
 * WebKitGTK's MiniBrowser by WebDriver, on a virtual screen. The protocol has no console; the browser prints its
 * messages, which the driver's output contains.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { expect, test as base } from 'playwright/test';
import { findWebKit } from '#scripts/lib/machine.ts';
import { freePort } from '#scripts/lib/free-port.ts';
import { story, type Visitor } from './story.ts';

const PATIENCE_MS = 15_000;
/** Console lines that the browser prints: `http://…:1:2: CONSOLE JS ERROR …`. */
const FAULT = /CONSOLE (?:\w+ )?ERROR.*/g;
/** WebKitGTK 2.50 without a graphics card crashes between two pages with a view transition. */
const STEADY = '--features=!CrossDocumentViewTransitions';

const test = base.extend<object, { webkit: { newWindow: () => Promise<WebDriver>; faults: string[] } }>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires the braces
    async ({}, use) => {
      const files = findWebKit();
      if (!files) throw new Error('WebKitGTK is not on this machine; docs/browsers.md says how to get it.');
      const port = await freePort();
      const child = spawn(
        'xvfb-run',
        ['-a', '-s', '-screen 0 1600x1400x24', files.driver, `--port=${port}`],
        {
          // A process group, so that the screen ends with the driver.
          detached: true,
          // Without a graphics card it would draw black pages otherwise.
          env: { ...process.env, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
        },
      );
      const faults: string[] = [];
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => faults.push(...(chunk.toString().match(FAULT) ?? [])));
      }
      const address = `http://127.0.0.1:${port}`;
      const answers = () =>
        fetch(`${address}/status`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(answers, { timeout: PATIENCE_MS }).toBe(true);
      const options = {
        binary: files.browser,
        args: ['--automation', '--enable-write-console-messages-to-stdout=true', STEADY],
      };
      const newWindow = () =>
        new Builder()
          .usingServer(address)
          .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
          .build();
      await use({ newWindow: async () => newWindow(), faults });
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await once(child, 'exit');
    },
    { scope: 'worker' },
  ],
});

function visitorOf(driver: WebDriver, origin: string): Visitor {
  const look = async (xpath: string): Promise<WebElement | undefined> => {
    for (const element of await driver.findElements(By.xpath(xpath))) {
      if (await element.isDisplayed()) return element;
    }
    return undefined;
  };
  const visible = async (xpath: string): Promise<WebElement> => {
    // A page that is being left does not answer; the next one will.
    const found = await driver.wait(() => look(xpath).catch(() => undefined), PATIENCE_MS, xpath);
    if (!found) throw new Error(`There is no ${xpath}.`);
    // A moving element cannot be pressed.
    await driver.executeScript(
      "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
      found,
    );
    return found;
  };
  return {
    async resize(width, height) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    open: (path) => driver.get(new URL(path, origin).href),
    async see(xpath) {
      await visible(xpath);
    },
    click: async (xpath) => (await visible(xpath)).click(),
    fill: async (xpath, text) => (await visible(xpath)).sendKeys(text),
    attribute: async (xpath, name) => (await visible(xpath)).getAttribute(name),
    ask: (expression) => driver.executeScript(`return ${expression}`),
  };
}

for (const [title, tell] of Object.entries(story)) {
  test(title, async ({ webkit }, { project }) => {
    const origin = project.use.baseURL ?? '';
    const driver = await webkit.newWindow();
    webkit.faults.length = 0;
    try {
      await tell(visitorOf(driver, origin), origin);
    } finally {
      await driver.quit();
    }

    expect(webkit.faults).toEqual([]);
  });
}
