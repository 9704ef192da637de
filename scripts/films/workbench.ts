/** Where things are in the workbench, for the films and pictures of it. */
import type { dictionaries } from '#i18n/dictionaries.ts';
import { frame, open, prepare, type Act, type Target } from './scene.ts';

type Tab = Exclude<keyof (typeof dictionaries)['en-US']['workbench']['tabs'], 'label'>;

export const tab =
  (name: Tab): Target =>
  ({ page, t }) =>
    page.getByRole('tab', { name: t.workbench.tabs[name], exact: true });

export const row =
  (name: string): Target =>
  ({ page }) =>
    page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name }).first();

/** The stencilled IP in a shop's row. */
export const ipOf =
  (name: string): Target =>
  (place) =>
    row(name)(place).locator('.stencil').first();

export const demoButton: Target = ({ page, t }) =>
  page.getByRole('button', { name: t.workbench.remedies.demo, exact: true });

/** The demo with its shops; how it was opened is not shown. */
export const demo: readonly Act[] = [
  open('/app/site', demoButton),
  prepare(demoButton, ({ page }) => page.getByRole('tabpanel').getByRole('listitem').first()),
  frame(({ page }) => page.getByRole('tablist')),
];
