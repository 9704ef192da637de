import { look, open, press, css, type Film } from '#scripts/films/scene.ts';
import { accountIn, grantOf, opener, person, shopList, trial, windowOf } from '#scripts/films/trial.ts';

const SHOP = 'DE-0118';

export const autofillCredentials: Film = {
  id: 'autofill-credentials',
  steps: [
    [trial, press(opener(SHOP), windowOf(SHOP)), look(accountIn(SHOP))],
    [press(person('employee'), shopList)],
    [
      press(
        (place) => windowOf(SHOP)(place).getByRole('button', { name: place.t.trialCompany.windows.password }),
        css('.tc-message .tc-told'),
      ),
      look(css('.tc-message .tc-told')),
    ],
    [press(person('owner')), press(grantOf(SHOP, 'employee')), press(person('employee'), shopList)],
    [open('/news/two-step-codes-in-a-team', css('main h1')), look(css('main h1'))],
  ],
};
