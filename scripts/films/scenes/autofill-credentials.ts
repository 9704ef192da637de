import type { Film } from '#scripts/films/scene.ts';
import { trialCompany } from '#scripts/lib/locators.ts';

const SHOP = 'DE-0118';

export const autofillCredentials: Film = (tools) => {
  const { page, t, open, highlight, press } = tools;
  const company = trialCompany(tools);
  const heading = page.locator('main h1').first();
  return [
    async () => {
      await open(company.path, company.ready);
      await press(company.opener(SHOP), company.window(SHOP));
      await highlight(company.account(SHOP));
    },
    () => press(company.person('employee'), company.shops),
    async () => {
      const password = { name: t.trialCompany.windows.password };
      await press(company.window(SHOP).getByRole('button', password), company.message);
      await highlight(company.message);
    },
    async () => {
      await press(company.person('owner'));
      await press(company.grant(SHOP, 'employee'));
      await press(company.person('employee'), company.shops);
    },
    async () => {
      await open('/news/two-step-codes-in-a-team', heading);
      await highlight(heading);
    },
  ];
};
