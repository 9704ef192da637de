/**
 * The pages of the account service, in the language of the page that the visitor comes from, with the site's colours
 * and type, in both themes. They need no script.
 */
import { html } from 'hono/html';
import { PLAIN_STYLE, plainPage, policyFor, type Page } from '#server/http/plain-page.ts';

type AccountLanguage = 'zh' | 'en';

const TEXTS = {
  zh: {
    title: '登录',
    byPassword: '用密码登录',
    account: '手机号或用户名',
    password: '密码',
    signIn: '登录',
    forgot: '忘记密码？用验证码登录',
    byCode: '用验证码登录',
    forgotten: '忘记密码，或还没有设置密码，也用这种方式。登录后可以设置新密码。',
    area: '区号',
    phone: '手机号',
    send: '发送短信验证码',
    call: '改用语音电话',
    code: '验证码',
    cancel: '不登录，返回',
    none: '还没有账号？',
    register: '免费注册',
    consent: '确认登录',
    asks: '{{host}} 会得到您的用户名“{{name}}”，不会得到别的。',
    newPassword: '设置新密码（可不填）',
    newPasswordHint: '6 到 24 位字母、数字或符号。',
    allow: '同意并登录',
    refuse: '不登录',
    notices: {
      wrong: '账号、密码或验证码不对，请检查后再试。',
      expired: '验证码已失效，请重新获取。',
      unknown: '这个手机号还没有注册账号。',
      blocked: '尝试次数太多，请 {{minutes}} 分钟后再试，或改用验证码登录。',
      sent: '验证码已发送，10 分钟内有效。',
      again: '获取验证码过于频繁，请 {{minutes}} 分钟后再试。如果刚刚获取过，请直接查收。',
      phone: '请输入正确的手机号。',
      password: '新密码要用 6 到 24 位字母、数字或符号。',
      common: '这个密码太常见，容易被猜到，请换一个。',
      over: '登录已超过 10 分钟，请重新登录。',
      failed: '暂时无法处理，请稍后再试。',
    },
  },
  en: {
    title: 'Sign in',
    byPassword: 'With your password',
    account: 'Mobile number or user name',
    password: 'Password',
    signIn: 'Sign in',
    forgot: 'Forgot your password? Sign in with a code',
    byCode: 'With a code',
    forgotten:
      'Use this too if you forgot your password or never set one. You can set a new one once you are in.',
    area: 'Country code',
    phone: 'Mobile number',
    send: 'Text me a code',
    call: 'Call me instead',
    code: 'Code',
    cancel: 'Cancel and go back',
    none: 'No account yet?',
    register: 'Sign up free',
    consent: 'Confirm sign-in',
    asks: '{{host}} will get your user name, “{{name}}”, and nothing else.',
    newPassword: 'New password (optional)',
    newPasswordHint: '6 to 24 letters, digits or symbols.',
    allow: 'Allow and sign in',
    refuse: 'Don’t sign in',
    notices: {
      wrong: 'The account, password or code is not right. Check it and try again.',
      expired: 'The code is no longer valid. Get a new one.',
      unknown: 'This number has no account yet.',
      blocked: 'Too many attempts. Try again in {{minutes}} min, or sign in with a code.',
      sent: 'The code is on its way. It is valid for 10 minutes.',
      again:
        'Too many requests for codes. Try again in {{minutes}} min. If you have just asked for one, it is on its way.',
      phone: 'Enter a valid mobile number.',
      password: 'The new password needs 6 to 24 letters, digits or symbols.',
      common: 'That password is too common and easy to guess. Choose another one.',
      over: 'More than 10 minutes have passed. Sign in again.',
      failed: 'That didn’t work just now. Try again in a moment.',
    },
  },
} as const satisfies Record<AccountLanguage, Record<string, string | Record<string, string>>>;

/** The text of a page above its forms. */
export type Notice =
  | { kind: Exclude<keyof (typeof TEXTS)['zh']['notices'], 'blocked' | 'again'> }
  | { kind: 'blocked' | 'again'; retryAfterSeconds: number };

const STYLE = `${PLAIN_STYLE}
main { max-inline-size: 28rem; margin-inline: auto; padding: 32px 16px; }
.brand { display: inline-flex; gap: 10px; align-items: center; min-block-size: 44px; color: var(--ink); font-weight: 700; text-decoration: none; }
form { display: grid; gap: 16px; margin-block-end: 24px; padding: 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 4px; }
label, .hint { display: grid; gap: 4px; } .hint { color: var(--soft); font-size: .875rem; margin: 0; }
input, select, button { inline-size: 100%; min-block-size: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 4px; }
.row { display: grid; grid-template-columns: 7rem 1fr; gap: 8px; }
.bare { padding: 0; border: 0; background: none; }
.two { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 8px; }
button { font-weight: 600; cursor: pointer; }
/* Enter presses a form's first button, here the way in instead of another code. */
.first { position: absolute; inline-size: 1px; min-block-size: 0; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
.go { color: #1e2d31; background: #f5b73f; border-color: transparent; }
.notice { padding: 12px 16px; border: 1px solid currentcolor; border-radius: 4px; } .bad { color: var(--bad); }
@media (max-width: 24rem) { .row { grid-template-columns: 1fr; } form { padding: 16px; } }
`;

export const ACCOUNT_POLICY = policyFor(STYLE, "'self'");

/** What a site asks for, and in which language. */
export interface SignInRequest {
  language: AccountLanguage;
  brand: string;
  redirect: string;
  /** The fields of the request, to be sent again with each step. */
  fields: Readonly<Record<string, string>>;
}

const frame = (
  { language, brand }: Pick<SignInRequest, 'language' | 'brand'>,
  title: string,
  content: Page,
): Page =>
  plainPage(
    { lang: language === 'zh' ? 'zh-CN' : 'en', title, style: STYLE },
    html`<a class="brand" href="${language === 'en' ? '/en' : '/'}">
        <img src="/favicon.svg" alt="" width="32" height="32" />${brand}
      </a>
      ${content}`,
  );

const hidden = (fields: Readonly<Record<string, string>>): Page[] =>
  Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );

function textOf(language: AccountLanguage, notice: Notice): string {
  const text = TEXTS[language].notices[notice.kind];
  return 'retryAfterSeconds' in notice
    ? text.replace('{{minutes}}', String(Math.ceil(notice.retryAfterSeconds / 60)))
    : text;
}

function noticeOf(language: AccountLanguage, notice: Notice | undefined): Page | '' {
  if (!notice) return '';
  const isGood = notice.kind === 'sent';
  return html`<p class="notice ${isGood ? '' : 'bad'}" role="${isGood ? 'status' : 'alert'}">
    ${textOf(language, notice)}
  </p>`;
}

export function signInPage(
  request: SignInRequest,
  notice?: Notice,
  typed: Record<'account' | 'area_code' | 'phone', string> = { account: '', area_code: '86', phone: '' },
): Page {
  const { language, fields } = request;
  const t = TEXTS[language];
  const area = (code: string) =>
    html`<option value="${code}" ${typed.area_code === code ? 'selected' : ''}>+${code}</option>`;
  return frame(
    request,
    t.title,
    html`<h1>${t.title}</h1>
      ${noticeOf(language, notice)}
      <form method="post" action="/account/authorize">
        ${hidden(fields)}
        <h2>${t.byPassword}</h2>
        <label
          >${t.account}<input
            name="account"
            value="${typed.account}"
            maxlength="64"
            required
            autocomplete="username"
        /></label>
        <label
          >${t.password}<input name="password" type="password" required autocomplete="current-password"
        /></label>
        <button class="go" name="act" value="password">${t.signIn}</button>
        <p class="hint"><a href="#code">${t.forgot}</a></p>
      </form>
      <form method="post" action="/account/authorize">
        ${hidden(fields)}
        <button class="first" name="act" value="code" tabindex="-1" aria-hidden="true"></button>
        <h2 id="code">${t.byCode}</h2>
        <p class="hint">${t.forgotten}</p>
        <div class="row">
          <label
            >${t.area}<select name="area_code">
              ${area('86')}${area('1')}
            </select></label
          >
          <label
            >${t.phone}<input
              name="phone"
              type="tel"
              value="${typed.phone}"
              required
              autocomplete="tel-national"
          /></label>
        </div>
        <div class="two">
          <button name="act" value="send" formnovalidate>${t.send}</button>
          <button name="act" value="call" formnovalidate>${t.call}</button>
        </div>
        <label
          >${t.code}<input name="code" inputmode="numeric" required autocomplete="one-time-code"
        /></label>
        <button class="go" name="act" value="code">${t.signIn}</button>
      </form>
      <form class="bare" method="post" action="/account/authorize">
        ${hidden(fields)}
        <button name="act" value="refuse">${t.cancel}</button>
      </form>
      <p>${t.none} <a href="${language === 'en' ? '/en' : ''}/register">${t.register}</a></p>`,
  );
}

/** Only after a sign-in by code may a password be set. */
export function consentPage(
  request: SignInRequest,
  shown: { name: string; ticket: string; proof: 'password' | 'code' },
  notice?: Notice,
): Page {
  const { language, redirect, fields } = request;
  const t = TEXTS[language];
  const { host } = new URL(redirect);
  return frame(
    request,
    t.consent,
    html`<h1>${t.consent}</h1>
      ${noticeOf(language, notice)}
      <form method="post" action="/account/authorize">
        ${hidden({ ...fields, ticket: shown.ticket })}
        <p>${t.asks.replace('{{host}}', host).replace('{{name}}', () => shown.name)}</p>
        ${
          shown.proof === 'code'
            ? html`<label
                  >${t.newPassword}<input
                    name="new_password"
                    type="password"
                    autocomplete="new-password"
                    aria-describedby="rule"
                /></label>
                <p class="hint" id="rule">${t.newPasswordHint}</p>`
            : ''
        }
        <button class="go" name="act" value="allow">${t.allow}</button>
        <button name="act" value="refuse">${t.refuse}</button>
      </form>`,
  );
}

/** For an unknown site: a stranger's link must not choose the target of a redirect. */
export function unknownSitePage(brand: string): Page {
  return frame(
    { language: 'zh', brand },
    '没有登录 / Not signed in',
    html`<h1>没有登录 / Not signed in</h1>
      <p>这个请求不是本站发起的，所以没有继续。请回到本站，从“登录”开始。</p>
      <p lang="en">
        This request did not come from this site, so it went no further. Go back and start from “Sign in”.
      </p> `,
  );
}
