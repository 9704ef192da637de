// @vitest-environment happy-dom
/** Islands whose store disposes of something: each must work after it was unmounted and mounted again. */
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { LookUp } from '#islands/assistant/LookUp.tsx';
import { SystemFilter } from '#islands/changelog/SystemFilter.tsx';
import { Inbox } from '#islands/desk/Inbox.tsx';
import { Visitor } from '#islands/desk/Visitor.tsx';
import { DeviceCheck } from '#islands/detect/DeviceCheck.tsx';
import { Proof } from '#islands/detect/Proof.tsx';
import { Invite } from '#islands/invite/Invite.tsx';
import { Market } from '#islands/market/Market.tsx';
import { OauthReturn } from '#islands/oauth/OauthReturn.tsx';
import { Countdown } from '#islands/promotion/Countdown.tsx';
import { Recharge } from '#islands/recharge/Recharge.tsx';
import { Register } from '#islands/register/Register.tsx';
import { Search } from '#islands/search/Search.tsx';
import { Verify } from '#islands/verify/Verify.tsx';
import { Workbench } from '#islands/workbench/Workbench.tsx';
import { installers } from '#i18n/en-US/installers.ts';
import { OAUTH_STATE_KEY } from '#src/config/flow-keys.ts';
import { pickDictionary } from '#src/config/texts.ts';
import { filled } from '#tests/helpers/filled.ts';
import { remount, type Island } from '#tests/helpers/remounted-island.tsx';

const locale = 'en-US';
const pick = <Name extends Parameters<typeof pickDictionary>[1]>(name: Name) => pickDictionary(locale, name);
const forms = pick('forms');
const PHONE = { phone: '13800138000' };
const paths = {
  home: '/',
  login: '/',
  start: '',
  workbench: '/',
  download: '/',
  support: '/',
  success: '/',
  referral: { register: 'https://site.test/register', promotion: '/' },
  service: '/',
  privacy: '/',
  register: '/',
  contact: '/',
  guide: '/',
  help: '/',
  market: '/',
  signIn: '',
  notes: {},
  errorAdvice: [],
};

interface Row {
  /** Path below islands/. */
  file: string;
  island: () => ReactNode;
  /** Query and fragment of the page. */
  address?: string;
  /** The client has left a session, but cannot be reached. */
  isInClient?: true;
  use?: (island: Island) => void;
  /** The final state of the page. */
  shows: string;
}

const [promotions, workbench, invite] = [pick('promotions'), pick('workbench'), pick('invite')];
const [desk, detect, search, market] = [pick('desk'), pick('detect'), pick('search'), pick('market')];
const [changelog, redirectAndAccount] = [pick('changelog'), pick('redirectAndAccount')];
const [referral, registerForm] = [pick('referral'), pick('registerForm')];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const askForCode = ({ fill, press }: Island) => {
  fill(PHONE);
  press(forms.code.get);
};

const rows: readonly Row[] = [
  {
    file: 'assistant/LookUp.tsx',
    island: () => <LookUp {...{ locale }} texts={{ market, workbench }} page="/" workbench="/" />,
    use({ fill, submit }) {
      fill({ product: 'boots' });
      submit();
    },
    shows: market.assistant.panel.unreached,
  },
  {
    file: 'changelog/SystemFilter.tsx',
    island: () => (
      <SystemFilter
        {...{ locale }}
        texts={{ changelog }}
        systems={[{ value: 'linux', label: 'Linux' }]}
        releases={['a', 'b', 'c'].map((id) => ({ id, systems: id === 'c' ? [] : ['linux'] }))}
      />
    ),
    use: ({ press }) => press('Linux'),
    shows: filled(changelog.count_other, { count: 2 }),
  },
  {
    file: 'desk/Inbox.tsx',
    island: () => <Inbox {...{ locale }} texts={{ desk, forms }} />,
    shows: desk.inbox.unreachable,
  },
  {
    file: 'desk/Visitor.tsx',
    island: () => <Visitor {...{ locale }} errorAdvice={[]} texts={{ desk, forms }} />,
    use({ fill, submit }) {
      fill({ 'desk-text': 'Hello' });
      submit();
    },
    shows: desk.shared.failure.network,
  },
  {
    file: 'detect/DeviceCheck.tsx',
    island: () => <DeviceCheck {...{ locale }} texts={{ detect, workbench }} workbench="/" />,
    // The last line of the report.
    shows: 'client: ',
  },
  {
    file: 'detect/Proof.tsx',
    island: () => <Proof {...{ locale }} texts={{ detect }} />,
    use: ({ press }) => press(detect.proof.make),
    shows: detect.proof.made,
  },
  {
    file: 'invite/Invite.tsx',
    address: '?token=aaaaaaaaaaaaaaaaaaaaaaaa',
    island: () => <Invite {...{ locale }} texts={{ invite, forms }} paths={paths} />,
    shows: invite.failed.title,
  },
  {
    file: 'market/Market.tsx',
    address: '?keyword=lamp',
    island: () => (
      <Market
        {...{ locale }}
        texts={{ market, forms }}
        categories={[]}
        installPath="/"
        built={{ total: 0, mark: '' }}
        children={undefined}
      />
    ),
    shows: market.failed.text,
  },
  {
    file: 'oauth/OauthReturn.tsx',
    address: '?code=c&state=s',
    island: () => (
      <OauthReturn
        {...{ locale }}
        texts={{ redirectAndAccount, workbench, referral }}
        paths={paths}
        provider={{ authorizeUrl: '/authorize', clientId: 'c', scope: '' }}
      />
    ),
    shows: redirectAndAccount.oauth.network.title,
  },
  {
    file: 'promotion/Countdown.tsx',
    island: () => <Countdown {...{ locale }} texts={{ promotions }} starts={inDays(-1)} ends={inDays(3.5)} />,
    shows: `3 ${promotions.countdown.days}`,
  },
  {
    file: 'recharge/Recharge.tsx',
    isInClient: true,
    island: () => (
      <Recharge {...{ locale }} texts={{ promotions, workbench }} workbench="/" amounts={[100]} coupon={10} />
    ),
    shows: promotions.recharge.pay.order.failed,
  },
  {
    file: 'register/Register.tsx',
    island: () => <Register {...{ locale }} texts={{ registerForm, forms }} paths={paths} />,
    use: askForCode,
    shows: forms.apiErrors.network,
  },
  {
    file: 'search/Search.tsx',
    island: () => (
      <Search
        {...{ locale }}
        index="/search.json"
        other={{ locale: 'zh-CN', index: '/zh/search.json' }}
        ways={{ faq: '/', customerService: '/' }}
      />
    ),
    use: ({ fill }) => fill({ q: 'refund' }),
    shows: search.failed,
  },
  {
    file: 'verify/Verify.tsx',
    island: () => <Verify locale={locale} />,
    use({ place }) {
      const field = place.querySelector('input');
      Object.defineProperty(field, 'files', { value: [new File(['x'], 'setup.exe')], configurable: true });
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    },
    shows: installers.verify.unreadable,
  },
  {
    file: 'workbench/on-demand.tsx',
    address: '#demo',
    island: () => <Workbench {...{ locale, paths }} texts={{ workbench }} />,
    shows: filled(workbench.shops.count, { shown: 6, total: 6 }),
  },
];

const CLIENT_COOKIES = ['bid=1', 'pid=18080', 'sid=0123456789abcdef0123456789abcdef'];

it.each(rows.map((row) => [row.file, row] as const))('%s works on after a remount', async (_file, row) => {
  localStorage.clear();
  sessionStorage.clear();
  const attempt = { state: 's', verifier: 'v', redirect: 'r', callback: '', startedAt: Date.now() };
  sessionStorage.setItem(OAUTH_STATE_KEY, JSON.stringify({ attempt }));
  history.replaceState(null, '', `/${row.address ?? ''}`);
  for (const cookie of CLIENT_COOKIES) document.cookie = row.isInClient ? cookie : `${cookie}; max-age=0`;
  vi.stubGlobal('WebSocket', function refuse() {
    throw new DOMException('Refused', 'SecurityError');
  });
  const mounted = remount(row.island());
  row.use?.(mounted);

  await vi.waitFor(() => expect(mounted.place.textContent).toContain(row.shows), { timeout: 10_000 });
});
