/**
 * Pages as whoever listens to them meets them: roles, names and states in their order. Names come from the dictionaries, so only a
 * change of the structure is a change here.
 */
import { dictionaries } from '#i18n/dictionaries.ts';
import { expect, test } from '#tests/helpers/test.ts';

const { forms, registerForm, trialCompany } = dictionaries['en-US'];

test('reads the registration and the trial by their fields and states', async ({ page }) => {
  await page.goto('/en/register');
  await expect(page.getByRole('form', { name: registerForm.label })).toMatchAriaSnapshot(`
    - combobox "${forms.area.label}"
    - textbox "${registerForm.phone}"
    - textbox "${registerForm.code}"
    - button "${forms.code.get}"
    - status
    - textbox "${registerForm.password}"
    - button "${forms.showPassword}" [pressed=false]
    - textbox "${registerForm.userName}"
    - group "${registerForm.type}":
      - radio [checked]
    - textbox "${registerForm.companyName}"
    - checkbox [checked=false]
    - button "${registerForm.submit}"
  `);
  await page.goto('/en/webtrial');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - button "${trialCompany.band.reset}"
    - group "${trialCompany.who.member}":
      - radio [checked]
    - group "${trialCompany.who.device}":
      - radio [checked]
  `);
});
