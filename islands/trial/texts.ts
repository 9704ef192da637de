import { roles as rolesEnglish } from '#i18n/en-US/roles.ts';
import { trialCompany as companyEnglish } from '#i18n/en-US/trial-company.ts';
import { trialTold as toldEnglish } from '#i18n/en-US/trial-told.ts';
import type { Locale } from '#i18n/locales.ts';
import { roles as rolesChinese } from '#i18n/zh-CN/roles.ts';
import { trialCompany as companyChinese } from '#i18n/zh-CN/trial-company.ts';
import { trialTold as toldChinese } from '#i18n/zh-CN/trial-told.ts';

/** The words of the trial, which come with its code: printed into the page they would come before its first paint. */
export const trialTexts = {
  'zh-CN': { trialCompany: companyChinese, trialTold: toldChinese, roles: rolesChinese },
  'en-US': { trialCompany: companyEnglish, trialTold: toldEnglish, roles: rolesEnglish },
} as const satisfies Record<Locale, unknown>;
