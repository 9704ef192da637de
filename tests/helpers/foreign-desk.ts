/**
 * Pages of the site as an operator with another desk builds them, and stand-ins for what comes from that desk: a script of
 * its own, and Chatwoot's, which does to a page what the real one does (a style element filled as HTML, a box with a frame,
 * an event once the frame has said that it is there). Nothing leaves this machine: the browser's requests are answered here.
 */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright';

const run = promisify(execFile);

export const DESK = 'https://desk.test';

const SETTINGS = {
  script: { PUBLIC_CHAT_DESK: `${DESK}/visitors`, PUBLIC_CHAT_SCRIPT: `${DESK}/embed.js` },
  chatwoot: {
    PUBLIC_CHAT_DESK: `${DESK}/`,
    PUBLIC_CHAT_ADAPTER: 'chatwoot',
    PUBLIC_CHATWOOT_TOKEN: 'inbox-7',
    PUBLIC_CHAT_SCRIPT: `${DESK}/packs/js/sdk.js`,
  },
  none: { PUBLIC_CHAT_DESK: 'none' },
} as const;

export type DeskKind = keyof typeof SETTINGS;

/** @returns the folder with the pages */
export async function buildWithDesk(kind: DeskKind): Promise<string> {
  const folder = resolve(`.cache/desks/${kind}/dist`);
  const args = ['build', '--root', 'tests/fixtures/desks', '--outDir', folder, '--silent'];
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PUBLIC_'));
  await run(process.execPath, ['node_modules/astro/bin/astro.mjs', ...args], {
    env: {
      ...Object.fromEntries(inherited),
      ...SETTINGS[kind],
      DESK_KIND: kind,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  return folder;
}

declare global {
  interface Window {
    /** What the stand-in script has heard, in order. */
    heard?: unknown[];
  }
}

const EMBED = `
  window.heard = [];
  addEventListener('chat-desk-open', ({ detail }) => heard.push(detail));
`;

const CHATWOOT = `
  window.chatwootSDK = {
    run({ websiteToken, baseUrl }) {
      if (window.$chatwoot) return;
      const style = document.createElement('style');
      style.innerHTML = '.woot-widget-holder { position: fixed; inset: 20px auto auto 20px; } .woot--hide { display: none; }';
      document.body.appendChild(style);
      const frame = document.createElement('iframe');
      frame.src = baseUrl + '/widget?website_token=' + websiteToken;
      frame.style.visibility = 'hidden';
      const holder = document.createElement('div');
      holder.className = 'woot-widget-holder woot--hide woot-elements--' + window.chatwootSettings.position;
      holder.lang = window.chatwootSettings.locale;
      holder.appendChild(frame);
      document.body.appendChild(holder);
      window.$chatwoot = {
        toggle: (state) => holder.classList.toggle('woot--hide', state !== 'open'),
        setCustomAttributes: (attributes) => frame.contentWindow.postMessage(JSON.stringify(attributes), '*'),
      };
      window.onmessage = ({ data }) => {
        if (data !== 'loaded') return;
        frame.style.visibility = '';
        dispatchEvent(new Event('chatwoot:ready'));
      };
    },
  };
`;

/** Shows what the page has told of the visitor. */
const WIDGET = `<!doctype html><title>Widget</title><p id="told"></p><script>
  onmessage = ({ data }) => (document.getElementById('told').textContent = data);
  parent.postMessage('loaded', '*');
</script>`;

const ANSWERS: Readonly<Record<string, [type: string, body: string]>> = {
  '/embed.js': ['text/javascript', EMBED],
  '/packs/js/sdk.js': ['text/javascript', CHATWOOT],
  '/widget': ['text/html', WIDGET],
};

export interface ForeignDesk {
  /** Paths that were asked for, in order. */
  asked: string[];
  /** From now on nothing comes from there but its pages. */
  loseScripts: (isLost: boolean) => void;
}

export async function answerAsDesk(context: BrowserContext): Promise<ForeignDesk> {
  const asked: string[] = [];
  let isLost = false;
  await context.route(`${DESK}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (isLost && pathname.endsWith('.js')) return route.abort();
    const [contentType, body] = ANSWERS[pathname] ?? ['text/html', 'the desk'];
    return route.fulfill({ contentType, body });
  });
  return { asked, loseScripts: (isIt) => void (isLost = isIt) };
}

/** The page's policy in its own words, directive by directive. */
export async function policyOf(page: Page): Promise<string> {
  return (
    (await page.locator('meta[http-equiv=Content-Security-Policy]').first().getAttribute('content')) ?? ''
  );
}
