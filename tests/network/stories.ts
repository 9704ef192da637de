/**
 * What visitors come for, each to its end: what is typed is typed once, before any code is there, and what is pressed is
 * pressed again while it has no effect. Together they use all code that the site fetches on demand.
 */
import { dictionaries } from '#i18n/dictionaries.ts';
import { sampleInstaller } from '#server/installers.ts';
import { attributeValues, builtPages } from '#tests/helpers/built-site.ts';
import { builtFile, fill } from '#tests/helpers/downloads.ts';
import { newVisitor } from '#tests/helpers/register-page.ts';
import { expect } from '#tests/helpers/test.ts';
import { workbenchPage } from '#tests/helpers/workbench-page.ts';
import { until, wakeAll, type Visit } from './visit.ts';

export interface Story {
  title: string;
  /** The page that it begins on, in English. */
  path: string;
  /** With the desktop client running and its cookies in the browser. */
  inClient?: boolean;
  /** Ends when the visitor has what they came for. */
  go: (visit: Visit) => Promise<void>;
}

const texts = dictionaries['en-US'];
const { forms } = texts;
const PRESS = { timeout: 2_000 };

interface FormStory {
  title: string;
  path: string;
  /** By field; typed before any code is there, and still there when it is. */
  typed: (phone: string) => Record<string, string>;
  ticks?: boolean;
  /** Asks for a code, and what else is typed once it is there. */
  withCode?: Record<string, string>;
  arrived: string;
}

const application = (phone: string) => ({
  company_name: 'Berth Network Co.',
  contact: 'Jane Doe',
  phone,
  email: 'jane@berth.example',
});

const formStories: readonly FormStory[] = [
  {
    title: 'registration',
    path: '/en/register',
    typed: (phone) => ({ phone, user_name: 'harbour2026', company_name: 'Berth Network Co.' }),
    ticks: true,
    withCode: { password: 'harbour7walls' },
    arrived: texts.success.title,
  },
  {
    title: 'an invitation',
    path: '/en/staffregister?token=sample-open-joins-at-once',
    typed: () => ({}),
    withCode: { name: 'Alex Stone' },
    arrived: texts.invite.success.title,
  },
  {
    title: 'an application for a private deployment',
    path: '/en/private/apply',
    typed: (phone) => ({ ...application(phone), business_scope: 'Lamps' }),
    arrived: texts.requestPages.applied.title,
  },
  {
    title: 'feedback',
    path: '/en/feedback',
    typed: (phone) => ({ content: `It works ${phone}`, contact: 'jane' }),
    arrived: texts.requestForm.receipt.title,
  },
  {
    title: 'closing an account',
    path: '/en/cancel-account',
    typed: (phone) => ({ phone, reason: 'Not needed any more' }),
    ticks: true,
    withCode: {},
    arrived: texts.passage.cancel.done.title,
  },
];

async function sentCode({ page, origin }: Visit, phone: string): Promise<string> {
  const reply = await page.request.get(`${origin}/dev/outbox`);
  const messages = (await reply.json()) as { to: string; code: string }[]; // the shape that the outbox documents
  return messages.find(({ to }) => to.endsWith(phone))?.code ?? '';
}

function formStory({ title, path, typed, ticks, withCode, arrived }: FormStory): Story {
  return {
    title,
    path,
    async go(visit) {
      const { page } = visit;
      const { phone } = newVisitor();
      const form = page.locator('main form:has(button[type=submit])').first();
      const field = (name: string) => form.locator(`[name="${name}"]`);
      const first = typed(phone);
      for (const [name, value] of Object.entries(first)) await field(name).fill(value);
      if (ticks) await form.getByRole('checkbox').check();
      if (withCode) {
        const ask = async () => {
          // An invitation's form can be used once the invitation is known to count.
          if (!first['phone']) await field('phone').fill(phone, PRESS);
          await form.getByRole('button', { name: forms.code.get, exact: true }).click(PRESS);
        };
        await until(visit, ask, page.getByText(forms.code.sent));
        for (const [name, value] of Object.entries(withCode)) await field(name).fill(value);
        await field('code').fill(await sentCode(visit, phone));
      }
      for (const [name, value] of Object.entries(first)) await expect(field(name), name).toHaveValue(value);
      for (const choice of await form.locator('select').all())
        if ((await choice.inputValue()) === '') await choice.selectOption({ index: 1 });
      const submit = form.locator('button[type=submit]');
      await until(visit, () => submit.click(PRESS), page.getByRole('heading', { name: arrived }));
    },
  };
}

const installer = builtFile('v6', 'windows');

const used: readonly Story[] = [
  ...formStories.map(formStory),
  {
    title: 'a download, what follows it, and its check',
    path: '/en/download?promoter=acme',
    async go(visit) {
      const { page } = visit;
      const { installers } = texts;
      const after = page.getByRole('heading', { name: installers.after.started });
      const name = new RegExp(`^${texts.installers.hero.button.split('{{')[0] ?? ''}`);
      const button = page.getByRole('link', { name }).filter({ visible: true }).first();
      await until(visit, () => button.click(PRESS), after);
      const check = page.locator('#verify');
      const file = {
        name: installer.file,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(sampleInstaller(installer.file)),
      };
      const chosen = check.locator('input[type=file]');
      const genuine = check.getByText(fill(installers.verify.genuine, { version: installer.version }));
      await until(visit, () => chosen.setInputFiles(file, PRESS), genuine);
    },
  },
  {
    title: 'the second page of all versions',
    path: '/en/downloadlist',
    go: (visit) =>
      until(
        visit,
        () => visit.page.getByRole('button', { name: texts.downloadList.pages.next }).click(PRESS),
        visit.page
          .getByRole('button', { name: texts.downloadList.pages.previous })
          .and(visit.page.locator(':enabled')),
      ),
  },
  {
    title: 'a search of the market',
    path: '/en/applications',
    async go(visit) {
      const box = visit.page.getByRole('searchbox');
      await box.fill('zzqq-nothing');
      const nothing = texts.market.empty.title.replace('{{keyword}}', 'zzqq-nothing');
      await until(visit, () => box.press('Enter', PRESS), visit.page.getByRole('heading', { name: nothing }));
    },
  },
  {
    title: 'a search of the answers',
    path: '/en/faq',
    async go(visit) {
      const box = visit.page.getByRole('searchbox');
      await box.fill('code does not arrive');
      const hits = visit.page.getByRole('search').getByRole('listitem').getByRole('link');
      await until(visit, () => box.press('End', PRESS), hits);
    },
  },
  {
    title: 'the check of a device',
    path: '/en/detect',
    async go(visit) {
      const summary = new RegExp(`^${texts.detect.summary.replace(/\{\{\w+\}\}/g, '\\d+')}$`);
      const done = visit.page.getByRole('status').filter({ hasText: summary });
      await until(visit, () => visit.page.locator('main').hover(PRESS), done);
    },
  },
  {
    title: 'a message',
    path: '/en/customer-service',
    async go(visit) {
      const { message } = texts.across;
      const form = visit.page.getByRole('form', { name: message.title });
      await form.getByLabel(message.name).fill('Lin');
      await form.getByLabel(message.contact).fill('lin@example.com');
      await form.getByLabel(message.content).fill('How many shops can I open?');
      const done = visit.page.getByRole('status').filter({ hasText: message.doneHint });
      await until(visit, () => form.getByRole('button', { name: message.send }).click(PRESS), done);
    },
  },
  {
    title: 'the workbench of the trial',
    path: '/en/app/site',
    async go(visit) {
      const { page } = visit;
      const { tabs } = texts.workbench;
      await until(
        visit,
        () => page.getByRole('button', { name: texts.workbench.remedies.demo }).click(PRESS),
        page.getByRole('tab', { name: tabs.gateway }),
      );
      for (const name of [tabs.plugins, tabs.gateway, tabs.payment]) {
        const tab = page.getByRole('tab', { name, exact: true });
        await until(visit, () => tab.click(PRESS), page.getByRole('tabpanel', { name }));
      }
    },
  },
  {
    title: 'a shop opened through the client',
    path: '/en/app/site',
    inClient: true,
    async go(visit) {
      const bench = workbenchPage(visit.page);
      const open = bench.button(`${bench.texts.shops.open} Harbor & Pine`);
      await until(visit, () => visit.page.locator('main').hover(PRESS), open);
      await open.click();
      await bench.shopIs('Harbor & Pine', 'open');
    },
  },
  {
    title: 'a top-up through the client',
    path: '/en/activity/recharge',
    inClient: true,
    async go(visit) {
      const { payment } = texts.workbench;
      const pay = visit.page
        .getByRole('button', { name: payment.pay, exact: true })
        .filter({ visible: true });
      await until(visit, () => pay.click(PRESS), visit.page.getByRole('img', { name: payment.qr }));
    },
  },
  {
    title: 'one’s own link',
    path: '/en/partners',
    async go(visit) {
      const { page } = visit;
      await page.getByLabel(texts.partnerKit.code, { exact: true }).fill('quay7');
      const link = page.getByRole('status', { name: texts.partnerKit.link });
      await until(
        visit,
        () => page.getByRole('button', { name: texts.partnerKit.copy }).click(PRESS),
        link.filter({ hasText: /^https.*promoter=quay7$/ }),
      );
    },
  },
  {
    title: 'a yes to statistics',
    path: '/en/privacy-choices',
    async go(visit) {
      const { allow, states } = texts.privacyChoices.analytics;
      const button = visit.page.getByRole('main').getByRole('button', { name: allow });
      await until(
        visit,
        () => button.click(PRESS),
        visit.page.getByRole('status').filter({ hasText: states.granted }),
      );
    },
  },
];

/** Pages that between them have every island there is, each on one of them. */
export function pagesOfAllIslands(): { address: string; islands: string[] }[] {
  const seen = new Set<string>();
  return builtPages.flatMap(({ address, page }) => {
    if (!address.startsWith('/en') || address.endsWith('/404')) return [];
    const islands = attributeValues(page, ['astro-island'], 'component-url');
    const fresh = islands.filter((url) => !seen.has(url));
    fresh.forEach((url) => seen.add(url));
    return fresh.length > 0 ? [{ address, islands: fresh }] : [];
  });
}

const woken: readonly Story[] = pagesOfAllIslands().map(({ address }) => ({
  title: `every island of ${address} wakes`,
  path: address,
  go: wakeAll,
}));

export const stories: readonly Story[] = [...used, ...woken];
