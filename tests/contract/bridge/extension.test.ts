/** The library in a browser extension (`bridge-lib/extension`), loaded unpacked in Chromium, with the simulator. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ClientSimulator } from '#server/client-simulator/index.ts';
import { chromiumOptions } from '#scripts/lib/chromium.ts';
import { eventually, startSimulator } from '#tests/helpers/bridge/simulator.ts';
import { folderForFile } from '#tests/helpers/folder.ts';

// A browser starts slowly on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const SITE = 'http://127.0.0.1/';
const languages = {
  'en-US': {
    success: 'Connected to the desktop client',
    fail: /The desktop client doesn’t answer/,
    open: 'Open Harbor & Pine',
    close: 'Close Harbor & Pine',
  },
  'zh-CN': {
    success: '已连接客户端',
    fail: /客户端没有响应/,
    open: '打开 Harbor & Pine',
    close: '关闭 Harbor & Pine',
  },
} as const;

const folder = folderForFile();
const extension = join(folder, 'extension');

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['bridge-lib/extension/build.ts', extension]);
});

async function openBrowser(locale: keyof typeof languages): Promise<BrowserContext> {
  const { args, ...options } = chromiumOptions('browser');
  const context = await chromium.launchPersistentContext(join(folder, locale), {
    ...options,
    locale,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...args,
      `--lang=${locale}`,
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
    ],
    // The language of an extension's texts is the browser's own, which on Linux is the environment's.
    env: { ...process.env, LANGUAGE: locale.replace('-', '_') },
  });
  onTestFinished(() => context.close());
  return context;
}

async function setCookies(context: BrowserContext, { cookies }: ClientSimulator): Promise<void> {
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: SITE })),
  );
}

async function openPanel(context: BrowserContext): Promise<Page> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const page = await context.newPage();
  await page.goto(new URL('panel.html', worker.url()).href);
  return page;
}

const statusOf = (page: Page) => page.getByRole('status').innerText();

describe.each(Object.entries(languages))('the extension in a browser in %s', (locale, texts) => {
  it('§3.34 §4.16 reads the client’s cookies from the browser’s store, opens and closes a shop of its list, reconnects by itself when the client was down, and holds one connection for all its panels', async () => {
    const context = await openBrowser(locale as keyof typeof languages); // its own key
    const simulator = await startSimulator({ storeCount: 3 });
    await setCookies(context, simulator);
    const page = await openPanel(context);

    await page.getByRole('button', { name: texts.open }).click();
    await page.getByRole('button', { name: texts.close }).click();
    await page.getByRole('button', { name: texts.open }).waitFor();

    expect(await statusOf(page)).toBe(texts.success);
    expect(await page.getByRole('button').count()).toBe(3);
    expect(simulator.state.stores[0]?.status).toBe('closed');

    simulator.setFaults({ refuseHandshake: true });
    simulator.disconnect();
    await page.getByText(texts.fail).waitFor();
    expect(await page.getByRole('button').count()).toBe(0);

    simulator.setFaults({ refuseHandshake: false });
    await page.getByText(texts.success).waitFor();
    await page.getByRole('button', { name: texts.open }).waitFor();

    const second = await openPanel(context);
    await second.getByRole('button', { name: texts.open }).waitFor();
    expect(simulator.pageCount).toBe(1);
    await page.close();
    await second.getByRole('button', { name: texts.open }).click();
    await second.getByRole('button', { name: texts.close }).waitFor();
    await second.close();
    await eventually(() => expect(simulator.pageCount).toBe(0));
  });
});
