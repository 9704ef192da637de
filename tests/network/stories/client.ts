/** What a visitor does with the desktop client, or with the sample of it. */
import type { Page } from 'playwright';
import { VERSION } from '#server/client-simulator/seed.ts';
import { detectSheet } from '#tests/helpers/detect-sheet.ts';
import { decide } from '#tests/helpers/sign-in.ts';
import { workbenchPage } from '#tests/helpers/workbench-page.ts';
import { isAt, until } from '#tests/network/visit.ts';
import { goingOnIn } from './demo.ts';
import { lookAround, PRESS, texts, type Story } from './story.ts';

const PROVIDER = '**/account/authorize?**';

/** Takes the way out that a page offers, and looks around where it offers none. */
async function pressOr(page: Page, wayOut: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: wayOut, exact: true });
  if (await button.isVisible()) await button.click(PRESS);
  else await lookAround(page);
}

/** At the provider and back; an answer that was lost with its page is asked for anew. */
function signIn(where: string, isInClient: boolean): Story {
  const { oauth } = texts.redirectAndAccount;
  return {
    title: `a sign-in ${where}`,
    path: '/en/oauth?start=',
    isInClient,
    async go(visit) {
      const { page } = visit;
      const atProvider = isAt(page, PROVIDER);
      const decideThere = async () => {
        if (await atProvider(500)) await decide(page, 'allow', isInClient ? '' : 'Lin');
      };
      const press = async () => {
        const again = page.getByRole('button', { name: texts.workbench.remedies['try-again'] });
        const login = page.getByRole('main').getByRole('link', { name: oauth.login, exact: true });
        if (await again.isVisible()) await again.click(PRESS);
        else if (await login.isVisible()) await login.click(PRESS);
        else if (!(await atProvider(100))) await lookAround(page);
        await decideThere();
      };
      await until(visit, press, page.getByRole('heading', { name: oauth.done.title }));
    },
  };
}

export const clientStories: readonly Story[] = [
  {
    title: 'the workbench of the trial',
    path: '/en/app/site',
    async go(visit) {
      const { page } = visit;
      const { tabs, plugins, gateway, payment } = texts.workbench;
      const goOn = goingOnIn(page, 'en-US');
      const panel = page.getByRole('tabpanel');
      const parts = [
        [tabs.plugins, panel.getByRole('heading', { name: plugins.user })],
        [tabs.gateway, panel.getByRole('button', { name: gateway.test })],
        [tabs.payment, panel.getByLabel(payment.amount)],
      ] as const;
      for (const [name, content] of parts)
        await until(
          visit,
          () => goOn(() => page.getByRole('tab', { name, exact: true }).click(PRESS)),
          content,
        );
    },
  },
  {
    title: 'a shop opened through the client',
    path: '/en/app/site',
    isInClient: true,
    async go(visit) {
      const bench = workbenchPage(visit.page);
      const open = bench.button(`${bench.texts.shops.open} Harbor & Pine`);
      await until(visit, () => pressOr(visit.page, bench.texts.state.retry), open);
      await open.click();
      await bench.shopIs('Harbor & Pine', 'open');
    },
  },
  {
    title: 'a top-up through the client',
    path: '/en/activity/recharge',
    isInClient: true,
    async go(visit) {
      const { payment } = texts.workbench;
      const { page } = visit;
      const pay = page.getByRole('button', { name: payment.pay, exact: true }).filter({ visible: true });
      await until(visit, () => pressOr(page, texts.promotions.recharge.pay.order.retry), pay);
      await until(visit, () => pay.click(PRESS), page.getByRole('img', { name: payment.qr }));
    },
  },
  {
    title: 'the seller assistant in the client',
    path: '/en/app/sellerassistant',
    isInClient: true,
    async go(visit) {
      const { panel } = texts.market.assistant;
      const { page } = visit;
      await page.getByLabel(panel.label).fill('B0EXAMPLE');
      await until(
        visit,
        () => page.getByRole('button', { name: panel.go }).click(PRESS),
        page.getByText(panel.opened),
      );
    },
  },
  {
    title: 'the client asked for its version',
    path: '/en/detect',
    isInClient: true,
    async go(visit) {
      const { page } = visit;
      const line = detectSheet(page, 'en-US').line('client');
      const ask = line.getByRole('button', { name: texts.detect.askClient });
      await until(
        visit,
        async () => {
          await lookAround(page);
          await ask.click(PRESS);
        },
        line.getByText(VERSION),
      );
    },
  },
  signIn('inside the client', true),
  signIn('on the site alone', false),
];
