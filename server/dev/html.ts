/**
 * The frame of the development pages: one style sheet by hash, no script at all. They are left and entered
 * with the transition that the site's own pages have: Chromium complains where only one side has it.
 */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

const STYLE = `
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
:root { color-scheme: light dark; font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
table { display: block; overflow-x: auto; border-collapse: collapse; margin: .5rem 0 1.5rem; }
th, td { text-align: start; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #8886; vertical-align: top; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
form { display: grid; grid-template-columns: minmax(0, 26rem) 12rem; gap: .4rem 1rem; align-items: center; }
form.act { grid-template-columns: 14rem minmax(0, 1fr); margin-block: .4rem; }
small { display: block; opacity: .75; }
@media (width < 40rem) { form, form.act { grid-template-columns: 1fr; } }
button { font: inherit; padding: .3rem 1rem; }
`;

/** Nothing but this style, forms to this server, and no frame. */
export const DEV_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const HEAD = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${STYLE}</style>`;

export type Html = ReturnType<typeof html>;

export const page = (title: string, content: Html): Html =>
  html`${raw(HEAD)}<title>${title}</title>${content}`;
