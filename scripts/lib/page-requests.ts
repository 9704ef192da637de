/**
 * What a page fetches without an action of the visitor, from the built files: at load, and when idle. Pictures and API
 * answers are not included; tests/e2e/page-requests.spec.ts counts all real requests, on fewer pages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIVE_HOOKS } from '#src/config/page-hooks.ts';
import { expectsNotices, type Route } from '#src/config/routes.ts';
import {
  attributeOf,
  elementsIn,
  findElement,
  parsePage,
  textIn,
  type Element,
  type Page,
} from '#src/domain/html.ts';
import { createModules } from './modules.ts';
import { isLocal, partsOf } from './page-parts.ts';

/** Requests of all kinds, until the first action of the visitor. */
const MAX_ON_CONTENT_PAGE = 12;
/** For home, registration, and pages whose islands fetch something when idle, such as the current versions. */
const MAX_ON_INTERACTIVE_PAGE = 16;

/** @param route none for the error page */
export function maxRequests(route: Route | undefined): number {
  const isInteractive = route?.kind === 'home' || expectsNotices(route) || route?.usesClient === true;
  return isInteractive ? MAX_ON_INTERACTIVE_PAGE : MAX_ON_CONTENT_PAGE;
}

/**
 * What src/scripts/start-when-idle.ts imports when the page is idle and has one of these attributes. The built file's
 * name begins with its group (integrations/shared-code.ts) or its source file.
 */
const WHEN_IDLE = [
  { name: 'live-values', hooks: LIVE_HOOKS },
  // On the first page of a tab: whether the site is in mourning colours.
  { name: 'api', hooks: ['data-site-script'] },
];

/** @returns whether the island may wake by itself: when the page is idle, or because it is in view */
const hydratesByItself = (island: Element): boolean => attributeOf(island, 'client') !== 'intent';

const fontsOf = (page: Page): string[] =>
  elementsIn(page, 'style').flatMap((style) =>
    [...textIn(style).matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, address = '']) => address),
  );

/**
 * @param dist folder of the finished build @returns a function that lists the addresses that a page requests, each once
 */
export function createRequestCounter(dist: string) {
  const { closure } = createModules(dist);
  const built = readdirSync(join(dist, '_astro'));

  function addressOf(name: string): string {
    const found = built.find((file) => file.replace(/\.[\w-]+\.js$/, '') === name);
    if (found === undefined) {
      throw new Error(`The build has no file "${name}": update WHEN_IDLE in scripts/lib/page-requests.ts.`);
    }
    return `/_astro/${found}`;
  }

  return (file: string) => {
    const page = parsePage(readFileSync(join(dist, file), 'utf8'));
    const { modules, stylesheets } = partsOf(page, `/${file}`);
    const atLoad = new Set([`/${file}`, ...stylesheets, ...closure(modules)]);
    const root = findElement(page, 'html');
    const siteScript = root && attributeOf(root, 'data-site-script');
    const elements = elementsIn(page);
    const has = (hook: string) => elements.some((element) => attributeOf(element, hook) !== undefined);
    const idleParts = WHEN_IDLE.filter(({ hooks }) => hooks.some(has));
    const islands = elementsIn(page, 'astro-island').filter(hydratesByItself);
    const code = closure([
      ...(siteScript === undefined ? [] : [siteScript, ...idleParts.map(({ name }) => addressOf(name))]),
      ...islands
        .flatMap((island) =>
          ['component-url', 'renderer-url'].flatMap((name) => attributeOf(island, name) ?? []),
        )
        .filter(isLocal),
    ]);
    // The text that uses a font requests it, and no paint waits for it.
    const whenIdle = [...fontsOf(page), ...code];
    return { atLoad: [...atLoad], whenIdle: whenIdle.filter((address) => !atLoad.has(address)) };
  };
}
