/** `/dev`: working links for trying the site. */
import { html } from 'hono/html';
import { ACCOUNTS, PASSWORD } from '#server/client-simulator/accounts.ts';
import type { Content } from '#server/content/content.ts';
import { plainPage, PLAIN_STYLE, policyFor, type Page as Html } from '#server/http/plain-page.ts';
import type { SampleInvitation } from './samples.ts';

export interface IndexPageData {
  invitations: readonly SampleInvitation[];
  promoters: Content['promoters']['promoters'];
  /** Absent when the simulator does not run. */
  faults: Readonly<Record<string, number | boolean>> | undefined;
}

const STYLE = `${PLAIN_STYLE}
main { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
table { display: block; overflow-x: auto; border-collapse: collapse; margin: .5rem 0 1.5rem; }
th, td { text-align: start; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #8886; vertical-align: top; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
form { display: grid; grid-template-columns: minmax(0, 26rem) 12rem; gap: .4rem 1rem; align-items: center; }
form.act { grid-template-columns: 14rem minmax(0, 1fr); margin-block: .4rem; }
small { display: block; opacity: .75; }
@media (width < 40rem) { form, form.act { grid-template-columns: 1fr; } }
button { font: inherit; padding: .3rem 1rem; }
`;

export const DEV_POLICY = policyFor(STYLE, "'self'");

export const page = (title: string, content: Html): Html =>
  plainPage({ lang: 'en', title, style: STYLE }, content);

const EMBEDDED = ['/app/site', '/app/sellerassistant', '/activity/recharge', '/detect'];

/** Descriptions of the simulator's faults. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  delayMs: 'delay of each frame, in milliseconds',
  delaySpreadMs: 'random extra delay, at most, in milliseconds',
  drop: 'share of frames that are not sent, 0 to 1',
  garble: 'share that is sent corrupted, 0 to 1',
  duplicate: 'share that is sent twice, 0 to 1',
  reorder: 'share that is sent after the next one, 0 to 1',
  refuseHandshake: 'answers the handshake with a refusal',
  muteHandshake: 'never answers the handshake',
};

const ACTIONS = [
  ['close', 'Close the connections', 'like a client that exits: connected pages reload after 5 s'],
  ['rotate', 'Change the session', 'like a client that restarted: the browser has outdated cookies'],
  ['calm', 'Remove all faults', 'the client works normally again'],
] as const;

export function indexPage(data: IndexPageData): Html {
  return page(
    'Trying the site',
    html`<h1>Trying the site</h1>
      <p>
        These tools are served by development servers only. <a href="/">The site</a> ·
        <a href="/en">in English</a> · <a href="/dev/outbox">Outbox: SMS codes as JSON</a>
      </p>
      ${invitations(data.invitations)} ${promoters(data.promoters)} ${client(data.faults)} ${oauth()}`,
  );
}

const table = (heading: readonly string[], rows: readonly Html[]): Html =>
  html`<table>
    <tr>
      ${heading.map((name) => html`<th>${name}</th>`)}
    </tr>
    ${rows}
  </table>`;

function invitations(samples: readonly SampleInvitation[]): Html {
  const rows = samples.map(({ token, label, person }) => {
    const links = ['/staffregister', '/en/staffregister', '/teaminvited'].map(
      (path) => html`<a href="${path}?token=${token}">${path}</a> `,
    );
    const phone = person ? `+${person.area_code} ${person.phone}` : 'any';
    return html`<tr>
      <td>${label.en}<br />${label.zh}</td>
      <td><code>${token}</code></td>
      <td>${phone}</td>
      <td>${links}</td>
    </tr>`;
  });
  return html`<h2>Invitations, one for each state</h2>
    ${table(['State', 'Token', 'Phone', 'Links'], rows)}
    <form method="post" action="/dev/invitations"><button>Reset them to their first state</button></form>`;
}

function promoters(list: IndexPageData['promoters']): Html {
  const rows = list.map(
    ({ promoter, base_coupon, more_coupon, referral }) =>
      html`<tr>
        <td><code>${promoter}</code></td>
        <td>${base_coupon}</td>
        <td>${more_coupon}</td>
        <td><code>${referral ?? ''}</code></td>
        <td>
          <a href="/?promoter=${promoter}">home</a> <a href="/register?promoter=${promoter}">register</a>
          <a href="/download?promoter=${promoter}">download</a>
        </td>
      </tr>`,
  );
  return html`<h2>Promoters</h2>
    ${table(['Promoter', 'Coupon, yuan', 'More, yuan', 'Referrer ID', 'Links'], rows)}`;
}

function client(faults: IndexPageData['faults']): Html {
  if (!faults)
    return html`<h2>Desktop client</h2>
      <p>The simulator is not running.</p>`;
  const links = EMBEDDED.map(
    (path) => html`<li><a href="/dev/client?to=${encodeURIComponent(path)}">${path}</a></li>`,
  );
  const fields = Object.entries(faults).map(([name, value]) =>
    typeof value === 'boolean'
      ? html`<label for="${name}">${name} <small>${DESCRIPTIONS[name] ?? ''}</small></label>
          <select id="${name}" name="${name}">
            <option ${value ? '' : 'selected'}>false</option>
            <option ${value ? 'selected' : ''}>true</option>
          </select>`
      : html`<label for="${name}">${name} <small>${DESCRIPTIONS[name] ?? ''}</small></label>
          <input id="${name}" name="${name}" type="number" step="any" min="0" value="${value}" />`,
  );
  const accounts = Object.entries(ACCOUNTS).map(
    ([name, { role, isVip }]) => html`<li><code>${name}</code>: ${role}${isVip ? ', VIP' : ''}</li>`,
  );
  return html`<h2 id="client">Desktop client</h2>
    <p>These set the cookies that the desktop client would set, and open the page:</p>
    <ul>
      ${links}
    </ul>
    <h3>Accounts for signing in there</h3>
    <p>All have the password <code>${PASSWORD}</code>:</p>
    <ul>
      ${accounts}
    </ul>
    <h3>Faults of the simulator</h3>
    <p>
      Set some, then look at the page. They apply from the next frame on, until you reset them or restart the
      server.
    </p>
    <form method="post" action="/dev/faults">${fields}<span></span><button>Set</button></form>
    <h3>Actions</h3>
    ${ACTIONS.map(
      ([act, label, what]) =>
        html`<form method="post" action="/dev/simulator" class="act">
          <button name="act" value="${act}">${label}</button> <span>${what}</span>
        </form>`,
    )}`;
}

function oauth(): Html {
  return html`<h2>Signing in</h2>
    <p>
      Sample accounts: <code>harbor_boss</code>, <code>harbor_manager</code>, <code>harbor_staff</code>,
      <code>harbor_vip</code> with the password <code>Harbor2026</code>, or any account that you register.
      Begin <a href="/oauth?start">in Chinese</a> or <a href="/en/oauth?start">in English</a>; inside the
      client
      <a href="/dev/client?to=${encodeURIComponent('/oauth?start=/app/site')}">the client is signed in</a>.
    </p>`;
}
