/**
 * The frame of the development pages: text escaped, one style sheet by hash, no script at all. They are left and entered
 * with the transition that the site's own pages have: Chromium complains where only one side has it.
 */
import { createHash } from 'node:crypto';

const STYLE = `
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
:root { color-scheme: light dark; font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
table { display: block; overflow-x: auto; border-collapse: collapse; margin: .5rem 0 1.5rem; }
th, td { text-align: start; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #8886; vertical-align: top; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
form { display: grid; grid-template-columns: minmax(0, 26rem) 12rem; gap: .4rem 1rem; align-items: center; }
form.inline { display: inline; }
form.act { grid-template-columns: 14rem minmax(0, 1fr); margin-block: .4rem; }
small { display: block; opacity: .75; }
@media (width < 40rem) { form, form.act { grid-template-columns: 1fr; } }
button { font: inherit; padding: .3rem 1rem; }
.consent { max-width: 30rem; margin: 0 auto; }
.consent form { grid-template-columns: 1fr; gap: .75rem; }
.consent input, .consent button { box-sizing: border-box; width: 100%; min-height: 44px; font: inherit; padding: .3rem .75rem; }
`;

/** Nothing but this style, forms to this server, and no frame. */
export const DEV_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Html | readonly Html[];

/** Values are escaped unless they are HTML made by this very function. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((text, part, index) => text + sourceOf(values[index - 1] ?? '') + part));
}

function sourceOf(value: Value): string {
  if (value instanceof Html) return value.source;
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
  }
  return value.map((item) => item.source).join('');
}

export function page(title: string, content: Html, language = 'en'): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${
    html`${title}`.source
  }</title><style>${STYLE}</style><body>${content.source}</body></html>`;
}
