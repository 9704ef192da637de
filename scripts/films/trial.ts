/** Where things are in the trial company, for the films and pictures of it. */
import { css, open, type Act, type Target } from './scene.ts';

type Member = 'owner' | 'manager' | 'employee';

/** Its shops, as soon as they can be pressed. */
export const trialShops: Target = css(
  'astro-island[component-export=Trial]:not([ssr]) [aria-labelledby=tc-shops]',
);

/** Its first shop is open. */
export const trial: Act = open('/webtrial', trialShops);

/** What is pressed to be somebody. */
export const person =
  (member: Member): Target =>
  ({ page, t }) =>
    page.locator('.tc-choice label').filter({ hasText: t.trialCompany.members[member].role }).first();

export const opener =
  (shop: string): Target =>
  ({ page, t }) =>
    page.getByRole('button', { name: `${t.trialCompany.shops.open} ${shop}`, exact: true });

export const windowOf =
  (shop: string): Target =>
  ({ page, t }) =>
    page.getByRole('article', { name: t.trialCompany.windows.window.replace('{{shop}}', shop) });

/** User name and password in the window of a shop. */
export const accountIn =
  (shop: string): Target =>
  (place) =>
    windowOf(shop)(place).locator('.tc-window__account');

export const grantOf =
  (shop: string, member: Member): Target =>
  ({ page, t }) => {
    const { grant } = t.trialCompany.team;
    const { name } = t.trialCompany.members[member];
    return page.getByRole('checkbox', {
      name: grant.replace('{{shop}}', shop).replace('{{name}}', name),
    });
  };

export const warning: Target = ({ page, t }) =>
  page.getByRole('region', { name: t.trialCompany.warnings.title }).first();

export const log: Target = ({ page }) => page.locator('.tc-log');

export const shopList: Target = css('[aria-labelledby=tc-shops]');
