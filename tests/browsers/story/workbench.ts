/** The workbench: a demo for everybody, and the client of this computer where there is one. */
import { routePath } from '#src/config/routes.ts';
import { DESK, filled, type Step } from './step.ts';

const PATH = routePath('workbench');

export const demo: Step = {
  name: 'workbench demo',
  isShort: true,
  async run(visitor, { words, at }) {
    const { remedies, demo: t, tabs, shops, doctor } = words.workbench;
    await visitor.resize(...DESK);
    await visitor.open(at(PATH));
    await visitor.see({ text: doctor['not-installed'].title });
    await visitor.click({ role: 'button', name: remedies.demo });
    await visitor.see({ text: t.notice });
    await visitor.see({ role: 'searchbox', name: shops.search });
    await visitor.click({ role: 'tab', name: tabs.favourites });
    await visitor.see({ text: t.favourites.work });
    await visitor.click({ role: 'tab', name: tabs.gateway });
    await visitor.see({ text: t.lines[0].name });
    await visitor.click({ role: 'button', name: t.leave });
    await visitor.see({ text: doctor['not-installed'].title });
  },
};

/** A shop of the simulator that carries no warning. */
const SHOP = 'Harbor & Pine';

export const client: Step = {
  name: 'workbench',
  async run(visitor, { words, at }) {
    const { tabs, shops, account, confirm } = words.workbench;
    await visitor.resize(...DESK);
    // Sets the cookies that the client sets, and leads on.
    await visitor.open(`/dev/client?to=${encodeURIComponent(at(PATH))}`);
    await visitor.see({ text: filled(shops.count, { shown: 40, total: 40 }) });
    await visitor.fill({ role: 'searchbox', name: shops.search }, SHOP);
    await visitor.see({ text: filled(shops.count, { shown: 1, total: 40 }) });
    const open = { role: 'button', name: shops.open, within: '[role=tabpanel] li' };
    if (await visitor.sees(open)) {
      await visitor.click(open);
      await visitor.see({ text: shops.statuses.open, within: '[role=tabpanel] li' });
    }
    await visitor.click({ role: 'button', name: shops.close, within: '[role=tabpanel] li' });
    await visitor.see({ text: shops.statuses.closed, within: '[role=tabpanel] li' });
    await visitor.click({ role: 'button', name: shops.more, within: '[role=tabpanel] li' });
    await visitor.click({ role: 'button', name: shops.data });
    await visitor.see({ role: 'dialog' });
    await visitor.click({ role: 'button', name: confirm.no, within: 'dialog' });
    await visitor.missNow({ role: 'dialog' });
    await visitor.click({ role: 'tab', name: tabs.account });
    await visitor.until(
      'the account',
      async () =>
        (await visitor.sees({ role: 'button', name: account.signOut })) ||
        (await visitor.sees({ role: 'button', name: account.signIn })),
    );
  },
};

/** Each panel once, with what it alone needs of the browser: a list beside a panel, a tree, bars, a dialog with a search. */
export const panels: Step = {
  name: 'workbench panels',
  async run(visitor, { words, at }) {
    const { tabs, shops, gateway, system } = words.workbench;
    const { workbenchShop: shop, workbenchTools: tools } = words;
    await visitor.resize(...DESK);
    await visitor.open(`/dev/client?to=${encodeURIComponent(at(PATH))}`);
    // The client remembers the part that was looked at last.
    await visitor.click({ role: 'tab', name: tabs.shops });
    await visitor.fill({ role: 'searchbox', name: shops.search }, SHOP);
    await visitor.click({ role: 'button', name: filled(shop.details, { name: SHOP }) });
    await visitor.see({ text: shop.whitelist.title });
    await visitor.fill({ role: 'textbox', name: shop.tag.title }, 'autumn');
    await visitor.press('Enter');
    await visitor.see({ text: filled(shop.tag.done, { name: SHOP, tag: 'autumn' }) });
    await visitor.click({ role: 'button', name: shop.close });

    await visitor.click({ role: 'tab', name: tabs.favourites });
    await visitor.click({ text: 'Seller centres', within: '[role=row]' });
    await visitor.missNow({ text: 'Amazon Seller Central' });
    await visitor.click({ text: 'Seller centres', within: '[role=row]' });
    await visitor.see({ text: 'Amazon Seller Central' });

    await visitor.click({ role: 'tab', name: tabs.plugins });
    await visitor.see({ role: 'button', name: words.workbench.plugins.add });
    await visitor.click({ role: 'tab', name: tabs.gateway });
    await visitor.click({ role: 'button', name: gateway.test });
    await visitor.see({ text: gateway.fastest });
    await visitor.see({ text: tools.lines.title });
    await visitor.click({ role: 'tab', name: tabs.system });
    await visitor.see({ role: 'button', name: system.check });
    await visitor.see({ text: tools.facts.title });
    await visitor.click({ role: 'tab', name: tabs.logs });
    await visitor.see({ text: 'gateway.SpeedTest' });
    await visitor.click({ role: 'tab', name: tabs.payment });
    await visitor.see({ role: 'button', name: words.workbench.payment.pay });

    await visitor.click({ role: 'button', name: tools.commands.open });
    await visitor.fill({ role: 'combobox', name: tools.commands.label }, tabs.account);
    await visitor.press('Enter');
    await visitor.see({ selector: '[role=tab][aria-selected=true]', text: tabs.account });
  },
};
