/** The market of applications: growing, searching, by category. */
import { routePath } from '#src/config/routes.ts';
import { DESK, expectThat, filled, type Step } from './step.ts';

const PAGE = 12;

export const market: Step = {
  name: 'market',
  async run(visitor, { words, at }) {
    const { market: t } = words;
    const count = () =>
      visitor.ask<number>(
        "[...document.querySelectorAll('main li h2')].filter((name) => name.getClientRects().length > 0).length",
      );
    await visitor.resize(...DESK);
    await visitor.open(at(routePath('applications')));
    await visitor.until('a page of applications', async () => (await count()) === PAGE);
    await visitor.click({ role: 'button', name: t.more.split(' {{')[0] ?? '' });
    await visitor.until('more of them', async () => (await count()) > PAGE);
    const word = 'zzqq-nothing';
    await visitor.fill({ role: 'searchbox', name: t.search }, word);
    await visitor.see({ role: 'heading', name: filled(t.empty.title, { keyword: word }) });
    await visitor.click({ role: 'button', name: t.empty.clear });
    await visitor.until('a page of applications again', async () => (await count()) >= PAGE);
    await visitor.click({ role: 'radio', name: t.categories.rpa });
    await visitor.until('the category in the address', async () =>
      (await visitor.address()).includes('category=rpa'),
    );
    await visitor.until('fewer of them', async () => (await count()) < PAGE);
    expectThat((await count()) > 0, 'there are applications of the category');
  },
};
