/** Debian's Firefox ESR, by Playwright. */
import { firefox } from 'playwright';
import type { Driver } from './driver.ts';

export async function startFirefox(name: string, executablePath: string): Promise<Driver> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
  const faults: string[] = [];

  async function openContext() {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('dialog', (dialog) => void dialog.accept());
    return { context, page };
  }

  let current = await openContext();
  return {
    name,
    async startAfresh() {
      await current.context.close();
      current = await openContext();
    },
    async open(address) {
      await current.page.goto(address);
    },
    evaluate: (expression) => current.page.evaluate(expression),
    clickAt: ({ x, y }) => current.page.mouse.click(x, y),
    type: (text) => current.page.keyboard.type(text),
    press: (key) => current.page.keyboard.press(key),
    chooseFile: (selector, path) => current.page.setInputFiles(selector, path),
    resize: (width, height) => current.page.setViewportSize({ width, height }),
    // By itself it puts a style into the page to hide the caret, which the page's policy forbids.
    screenshot: () => current.page.screenshot({ caret: 'initial' }),
    countWindows: () => Promise.resolve(current.context.pages().length),
    takeFaults: () => faults.splice(0),
    close: () => browser.close(),
  };
}
