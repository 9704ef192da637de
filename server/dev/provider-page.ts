/** The pages of the development provider, in the language of the page that the visitor comes from. */
import { html, page, type Html } from './html.ts';

export type ProviderLanguage = 'zh-CN' | 'en';

const TEXTS = {
  'zh-CN': {
    title: '账号服务（开发用）',
    asks: '想知道您是谁。',
    wants: '它会得到您的用户名，别的都不会。',
    scope: '请求的范围',
    name: '以谁的身份登录',
    allow: '允许并登录',
    refuse: '拒绝',
    fail: '假装服务出错',
    note: '这是随项目运行的开发用账号服务：不核对密码，名字可以随便填。正式环境里，这里是您自己的账号服务。',
  },
  en: {
    title: 'Account service (for development)',
    asks: 'wants to know who you are.',
    wants: 'It gets your user name and nothing else.',
    scope: 'Scope that was asked for',
    name: 'Sign in as',
    allow: 'Allow and sign in',
    refuse: 'Refuse',
    fail: 'Answer as if the service were down',
    note: 'This account service runs with the project, for development: it checks no password and takes any name. In production your own stands here.',
  },
} as const satisfies Record<ProviderLanguage, Record<string, string>>;

export interface Consent {
  language: ProviderLanguage;
  clientId: string;
  host: string;
  scope: string;
  /** The request, to be sent again with the decision. */
  fields: Readonly<Record<string, string>>;
}

export function consentPage({ language, clientId, host, scope, fields }: Consent): string {
  const t = TEXTS[language];
  const hidden: Html[] = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return page(
    t.title,
    html`<main class="consent">
      <h1>${t.title}</h1>
      <p><strong>${host}</strong> (<code>${clientId}</code>) ${t.asks} ${t.wants}</p>
      <p>
        <small>${t.scope}: <code>${scope}</code></small>
      </p>
      <form method="post" action="/dev/provider/authorize">
        ${hidden}
        <label for="user_name">${t.name}</label>
        <input
          id="user_name"
          name="user_name"
          value="sample-user"
          maxlength="64"
          required
          autocomplete="username"
        />
        <button name="decision" value="allow">${t.allow}</button>
        <button name="decision" value="refuse" formnovalidate>${t.refuse}</button>
        <button name="decision" value="fail" formnovalidate>${t.fail}</button>
      </form>
      <p><small>${t.note}</small></p>
    </main>`,
    language,
  );
}

/** For a site that is not known: whoever made the link does not get to choose where it ends. */
export function faultPage(): string {
  return page(
    'Account service (for development)',
    html`<main class="consent">
      <h1>没有登录 / Not signed in</h1>
      <p lang="zh-CN">这个请求不是本站发起的：client_id 或 redirect_uri 对不上，所以没有继续。</p>
      <p>
        This request does not come from this site: its client_id or redirect_uri does not fit, so it went no
        further.
      </p>
      <p><a href="/">本站首页 / Home page</a></p>
    </main>`,
  );
}
