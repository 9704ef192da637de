/**
 * Pages as whoever listens to them meets them: roles, names and states in their order, and what is said when something
 * happens. Names come from the dictionaries, and what editors write is left out: only a change of the structure is a change
 * here. Each snapshot is a part of the page: there may be more between its lines.
 */
import { dictionaries } from '#i18n/dictionaries.ts';
import { filled } from '#tests/helpers/workbench-page.ts';
import { showInterest } from '#tests/helpers/islands.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { cutApi, wake } from '#tests/helpers/traffic.ts';

// In one, a call fails on purpose.
test.use({ expectedFaults: /Failed to load resource|ERR_/ });

test('reads the home page, customer service, the market, the list of versions, the device check and the privacy choices', async ({
  page,
}) => {
  const {
    chatAndOffers,
    common,
    detect,
    downloadList,
    home,
    market,
    privacyChoices,
    releases,
    service,
    siteWide,
  } = dictionaries['zh-CN'];
  await page.goto('/');
  await showInterest(page);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "${common.skipToContent}"
    - banner:
      - navigation "${common.nav.label}":
        - list
      - button "${common.theme.label}"
      - link "${common.nav.login}"
      - link "${common.nav.signUp}"
    - main:
      - heading [level=1]
      - group "${home.desk.legend}":
        - radio [checked]
        - radio
    - contentinfo:
      - navigation "${common.footer.label}"
    - region "${siteWide.consent.label}":
      - button "${siteWide.consent.accept}"
      - button "${siteWide.consent.refuse}"
  `);

  await page.goto('/customer-service');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - status: /./
    - heading "${service.ways.title}" [level=2]
    - term
    - definition:
      - link
    - region "${chatAndOffers.message.title}":
      - form:
        - textbox
        - textbox
        - textbox
        - status
        - button "${chatAndOffers.message.send}"
  `);

  await page.goto('/applications?category=rpa');
  // What the address asks for has taken the place of all there is.
  await expect(page.locator('.market__list:visible > li')).toHaveCount(4);
  await page.getByRole('listitem').getByText(market.details.open).first().press('Enter');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - search:
      - searchbox "${market.search}"
      - group "${market.category}":
        - radio "${market.all}" [checked=false]
        - radio "${market.categories.rpa}" [checked]
    - status: /\\d/
    - list:
      - listitem:
        - heading [level=2]
        - link "${market.install}"
        - group:
          - heading "${market.details.permissions}" [level=3]
          - list
          - heading "${market.details.versions}" [level=3]
      - listitem:
        - heading [level=2]
        - link "${market.install}"
  `);

  await page.goto('/downloadlist?size=10&page=2');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - combobox "${downloadList.filters.line}"
    - combobox "${downloadList.filters.system}"
    - combobox "${downloadList.filters.status}"
    - combobox "${downloadList.filters.size}"
    - status: /\\d/
    - region:
      - table:
        - rowgroup:
          - row:
            - columnheader "${releases.columns.version}":
              - button
            - columnheader "${releases.columns.system}"
        - rowgroup:
          - row:
            - rowheader
            - cell
    - navigation "${downloadList.pages.label}":
      - button "${downloadList.pages.previous}"
      - status: /2/
      - button "${downloadList.pages.next}"
    - heading [level=2]
    - table:
      - rowgroup:
        - row:
          - columnheader:
            - combobox "${downloadList.compare.first}"
          - columnheader:
            - combobox "${downloadList.compare.second}"
  `);

  await page.goto('/detect');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - status: /\\d/
    - button "${detect.again}"
    - button "${detect.copy}"
    - list:
      - listitem:
        - heading "${detect.checks.system.name}" [level=2]
        - paragraph: ${detect.checks.system.what}
        - text: /./
        - paragraph
      - listitem:
        - heading "${detect.checks.browser.name}" [level=2]
  `);

  await page.goto('/privacy-choices');
  await showInterest(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: privacyChoices.analytics.refuse })
    .first()
    .press('Enter');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - status: ${privacyChoices.analytics.states.refused}
    - button "${privacyChoices.analytics.allow}" [pressed=false]
    - button "${privacyChoices.analytics.refuse}" [pressed]
    - status: ${privacyChoices.origin.none}
    - button "${privacyChoices.origin.forget}"
    - table
    - button "${privacyChoices.kept.clear}"
    - status
  `);
  await expect(page.getByRole('region', { name: siteWide.consent.label })).toHaveCount(0);
});

test('reads the registration with what is missing, the trial, the download, an invitation, a message that was not sent, the workbench and the help films', async ({
  page,
}) => {
  const {
    download,
    forms,
    installers,
    invite,
    registerForm,
    releases,
    search,
    trialCompany,
    video,
    workbench,
    workbenchShop,
  } = dictionaries['en-US'];
  await page.goto('/en/register');
  const form = page.getByRole('form', { name: registerForm.label });
  await expect(form).toMatchAriaSnapshot(`
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
  await wake(page);
  await page.getByRole('button', { name: registerForm.submit }).press('Enter');
  await expect(form).toMatchAriaSnapshot(`
    - textbox "${registerForm.phone}" [invalid]
    - paragraph: ${forms.phone.required}
    - textbox "${registerForm.code}" [invalid]
    - paragraph
    - textbox "${registerForm.password}" [invalid]
    - paragraph
    - checkbox [invalid]
    - paragraph
    - status: /\\d/
    - button "${registerForm.submit}"
  `);
  await expect(form.getByRole('textbox', { name: registerForm.phone })).toBeFocused();
  await page.goto('/en/webtrial');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - button "${trialCompany.band.reset}"
    - group "${trialCompany.who.member}":
      - radio [checked]
    - group "${trialCompany.who.device}":
      - radio [checked]
  `);

  await page.goto('/en/download');
  await page.getByRole('radio', { name: installers.hero.choices.android }).press(' ');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - link /Android/
    - group "${installers.hero.legend}":
      - radio "${installers.hero.choices.windows}" [checked=false]
      - radio "${installers.hero.choices.android}" [checked]
      - radio "${installers.hero.choices.ios}"
    - link "${installers.hero.allBuilds}"
    - status
    - heading "${installers.after.title}" [level=2]
    - region "${download.builds.title}":
      - list:
        - listitem:
          - strong
          - paragraph:
            - link /${filled(releases.getFile, { file: '' })}/
      - group: ${releases.columns.checksum}
  `);

  await page.goto('/en/staffregister?token=sample-no-account');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - status:
      - heading [level=2]
      - paragraph
    - group:
      - form "${invite.form.label}":
        - combobox "${forms.area.label}"
        - textbox "${invite.form.phone}"
        - textbox "${invite.form.code}"
        - button "${forms.code.get}"
        - status
        - textbox "${invite.form.name}"
        - checkbox [checked]
        - status
        - button "${invite.form.submit}"
      - paragraph:
        - button "${invite.form.copy}"
      - status
  `);

  await page.goto('/en/contact/new');
  await wake(page);
  const restore = await cutApi(page);
  await page.locator('#apply [name=content]').fill('It works');
  await page.locator('#apply button[type=submit]').press('Enter');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - region:
      - heading [level=2]
      - form:
        - group:
          - radio [checked]
        - textbox: It works
        - alert: ${forms.apiErrors.network}
        - status
        - button
  `);
  await restore();

  await page.goto('/en/app/site#demo');
  await page
    .getByRole('button', { name: filled(workbenchShop.details, { name: '' }) })
    .first()
    .press('Enter');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - status:
      - button "${workbench.demo.leave}"
    - tablist "${workbench.tabs.label}":
      - tab "${workbench.tabs.shops}" [selected]
      - tab "${workbench.tabs.favourites}" [selected=false]
    - tabpanel "${workbench.tabs.shops}":
      - search:
        - searchbox "${workbench.shops.search}"
        - combobox "${workbench.shops.status}"
        - checkbox "${filled(workbench.shops.risky, { number: 2 })}"
      - status: /\\d/
      - region:
        - list:
          - listitem:
            - checkbox
            - button [expanded]
            - button
          - listitem:
            - checkbox
            - button [expanded=false]
            - button
      - region:
        - heading [level=2]
        - button "${workbenchShop.close}"
        - status
        - heading [level=3]
        - textbox
        - button
  `);

  await page.goto('/en/help/video');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - search:
      - searchbox "${search.label}"
      - button "${search.submit}"
      - status
    - navigation:
      - list:
        - listitem:
          - link
    - heading [level=2]
    - paragraph
    - status
    - heading "${video.player.transcript}" [level=3]
    - list:
      - listitem:
        - link /\\d:\\d\\d/
        - paragraph
  `);
});
