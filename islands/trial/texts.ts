import { textsByLocale } from '#islands/ui/texts-by-locale.ts';
import type { Twin } from '#i18n/twin.ts';
import type { roles } from '#i18n/zh-CN/roles.ts';
import type { trialCompany } from '#i18n/zh-CN/trial-company.ts';
import type { trialMessages } from '#i18n/zh-CN/trial-messages.ts';

/** The words of the trial, which come with its code: printed into the page they would come before its first paint. */
export const trialTexts = textsByLocale({
  trialCompany: import.meta.glob<Twin<typeof trialCompany>>('../../i18n/*/trial-company.ts', {
    eager: true,
    import: 'trialCompany',
  }),
  trialMessages: import.meta.glob<Twin<typeof trialMessages>>('../../i18n/*/trial-messages.ts', {
    eager: true,
    import: 'trialMessages',
  }),
  roles: import.meta.glob<Twin<typeof roles>>('../../i18n/*/roles.ts', { eager: true, import: 'roles' }),
});
