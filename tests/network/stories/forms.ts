/**
 * Forms, each to its end: what is typed is typed once, before any code is there, and what is pressed is pressed again while
 * it has no effect.
 */
import { newVisitor } from '#tests/helpers/register-page.ts';
import { expect } from '#tests/helpers/test.ts';
import { freshInvitation } from '#tests/network/losing.ts';
import { until, type Visit } from '#tests/network/visit.ts';
import { lookAround, PRESS, texts, type Story } from './story.ts';

const { forms } = texts;

interface FormStory {
  title: string;
  path: Story['path'];
  /** By field; typed before any code is there, and still there when it is. */
  typed: (phone: string) => Record<string, string>;
  ticks?: boolean;
  /** Asks for a code, and what else is typed once it is there. */
  withCode?: Record<string, string>;
  arrived: string;
  /** What stands on the page that it ends on, from what was typed. */
  receipt?: string;
}

const application = (phone: string) => ({
  company_name: 'Berth Network Co.',
  contact: 'Jane Doe',
  phone,
  email: 'jane@berth.example',
});

const described: readonly FormStory[] = [
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
    path: () => `/en/staffregister?token=${freshInvitation()}`,
    typed: () => ({}),
    withCode: { name: 'Alex Stone' },
    arrived: texts.invite.success.title,
  },
  {
    title: 'an application for a private deployment',
    path: '/en/private/apply',
    typed: (phone) => ({ ...application(phone), business_scope: 'Lamps' }),
    arrived: texts.requestPages.applied.title,
    receipt: 'Lamps',
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
    arrived: texts.redirectAndAccount.cancel.done.title,
  },
];

async function sentCode({ page, origin }: Visit, phone: string): Promise<string> {
  const reply = await page.request.get(`${origin}/dev/outbox`);
  const messages = (await reply.json()) as { to: string; code: string }[]; // the shape that the outbox documents
  return messages.find(({ to }) => to.endsWith(phone))?.code ?? '';
}

function formStory({ title, path, typed, ticks, withCode, arrived, receipt }: FormStory): Story {
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
          if (!first['phone']) {
            await lookAround(page);
            await field('phone').fill(phone, PRESS);
          }
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
      if (receipt) await until(visit, () => lookAround(page), page.getByText(receipt, { exact: true }));
    },
  };
}

export const formStories: readonly Story[] = [
  ...described.map(formStory),
  {
    title: 'a message',
    path: '/en/customer-service',
    async go(visit) {
      const { message } = texts.chatAndOffers;
      const form = visit.page.getByRole('form', { name: message.title });
      await form.getByLabel(message.name).fill('Lin');
      await form.getByLabel(message.contact).fill('lin@example.com');
      await form.getByLabel(message.content).fill('How many shops can I open?');
      const done = visit.page.getByRole('status').filter({ hasText: message.doneHint });
      await until(visit, () => form.getByRole('button', { name: message.send }).click(PRESS), done);
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
];
