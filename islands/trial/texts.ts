import { roles as rolesEnglish } from '#i18n/en-US/roles.ts';
import { trialCompany as companyEnglish } from '#i18n/en-US/trial-company.ts';
import { trialMessages as toldEnglish } from '#i18n/en-US/trial-messages.ts';
import type { Locale } from '#i18n/locales.ts';
import { roles as rolesChinese } from '#i18n/zh-CN/roles.ts';
import { trialCompany as companyChinese } from '#i18n/zh-CN/trial-company.ts';
import { trialMessages as toldChinese } from '#i18n/zh-CN/trial-messages.ts';

/** The words of the trial, which come with its code: printed into the page they would come before its first paint. */
export const trialTexts = {
  'zh-CN': { trialCompany: companyChinese, trialMessages: toldChinese, roles: rolesChinese },
  'en-US': { trialCompany: companyEnglish, trialMessages: toldEnglish, roles: rolesEnglish },
} as const satisfies Record<Locale, unknown>;
