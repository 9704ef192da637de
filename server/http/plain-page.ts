/** The style of pages that the server writes itself: the site's colours, by its tokens' values, in both themes. */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Page = HtmlEscapedString | Promise<HtmlEscapedString>;

declare module 'hono' {
  interface ContextVariableMap {
    /** The answer to a visitor's form that could not be handled, instead of the API's. */
    failurePage: (() => Page) | undefined;
  }
}

/** With the site's page transition: Chromium reports an error where only one of two pages has it. */
export const PLAIN_STYLE = `
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
:root { color-scheme: light dark; --fog: #f2f6f7; --surface: #fcfefe; --ink: #15262b; --soft: #44565c; --line: #6f8289; --sea: #00616b; --bad: #9c1c17; }
@media (prefers-color-scheme: dark) { :root { --fog: #06131a; --surface: #0c1c24; --ink: #e8eff1; --soft: #abbabf; --line: #74868d; --sea: #6fd0d4; --bad: #ff9d92; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--fog); color: var(--ink); font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; } h2 { font-size: 1.25rem; margin-block: 0; }
a { color: var(--sea); }
:focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; }
`;

/** Allows only this style and these pictures, forms to this server, and no frame. */
export const policyFor = (style: string, pictures: "'self'" | 'data:'): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src ${pictures}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** @param icon where it is another than `/favicon.ico` */
export const plainPage = (
  { lang, title, style, icon }: { lang: string; title: string; style: string; icon?: string },
  content: Page,
): Page =>
  html`<!doctype html>
    <html lang="${lang}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="robots" content="noindex" />
      ${icon === undefined ? '' : html`<link rel="icon" href="${icon}" />`}
      <title>${title}</title>
      ${raw(`<style>${style}</style>`)}
      <body>
        <main>${content}</main>
      </body>
    </html>`;
