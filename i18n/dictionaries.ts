/**
 * All dictionaries of all languages, for the build. The Chinese one of each pair is the original; the English one is
 * typed against it (`Twin`), so a missing or a spare key does not compile and names itself.
 * Islands never import this file: they get their own namespace as a prop (see `pickDictionary`).
 */
import { about as aboutZh } from './zh-CN/about.ts';
import { about as aboutEn } from './en-US/about.ts';
import { chatAndOffers as chatAndOffersZh } from './zh-CN/chat-and-offers.ts';
import { chatAndOffers as chatAndOffersEn } from './en-US/chat-and-offers.ts';
import { business as businessZh } from './zh-CN/business.ts';
import { business as businessEn } from './en-US/business.ts';
import { cases as casesZh } from './zh-CN/cases.ts';
import { cases as casesEn } from './en-US/cases.ts';
import { changelog as changelogZh } from './zh-CN/changelog.ts';
import { changelog as changelogEn } from './en-US/changelog.ts';
import { common as commonZh } from './zh-CN/common.ts';
import { common as commonEn } from './en-US/common.ts';
import { compare as compareZh } from './zh-CN/compare.ts';
import { compare as compareEn } from './en-US/compare.ts';
import { cores as coresZh } from './zh-CN/cores.ts';
import { cores as coresEn } from './en-US/cores.ts';
import { desk as deskZh } from './zh-CN/desk.ts';
import { desk as deskEn } from './en-US/desk.ts';
import { detect as detectZh } from './zh-CN/detect.ts';
import { detect as detectEn } from './en-US/detect.ts';
import { download as downloadZh } from './zh-CN/download.ts';
import { download as downloadEn } from './en-US/download.ts';
import { downloadContrast as downloadContrastZh } from './zh-CN/download-contrast.ts';
import { downloadContrast as downloadContrastEn } from './en-US/download-contrast.ts';
import { downloadHistory as downloadHistoryZh } from './zh-CN/download-history.ts';
import { downloadHistory as downloadHistoryEn } from './en-US/download-history.ts';
import { downloadList as downloadListZh } from './zh-CN/download-list.ts';
import { downloadList as downloadListEn } from './en-US/download-list.ts';
import { faq as faqZh } from './zh-CN/faq.ts';
import { faq as faqEn } from './en-US/faq.ts';
import { fees as feesZh } from './zh-CN/fees.ts';
import { fees as feesEn } from './en-US/fees.ts';
import { fixedIp as fixedIpZh } from './zh-CN/fixed-ip.ts';
import { fixedIp as fixedIpEn } from './en-US/fixed-ip.ts';
import { forms as formsZh } from './zh-CN/forms.ts';
import { forms as formsEn } from './en-US/forms.ts';
import { home as homeZh } from './zh-CN/home.ts';
import { home as homeEn } from './en-US/home.ts';
import { installers as installersZh } from './zh-CN/installers.ts';
import { installers as installersEn } from './en-US/installers.ts';
import { invite as inviteZh } from './zh-CN/invite.ts';
import { invite as inviteEn } from './en-US/invite.ts';
import { isolation as isolationZh } from './zh-CN/isolation.ts';
import { isolation as isolationEn } from './en-US/isolation.ts';
import { legal as legalZh } from './zh-CN/legal.ts';
import { legal as legalEn } from './en-US/legal.ts';
import { notFound as notFoundZh } from './zh-CN/not-found.ts';
import { notFound as notFoundEn } from './en-US/not-found.ts';
import { llmsTxt as llmsTxtZh } from './zh-CN/llms-txt.ts';
import { llmsTxt as llmsTxtEn } from './en-US/llms-txt.ts';
import { market as marketZh } from './zh-CN/market.ts';
import { market as marketEn } from './en-US/market.ts';
import { moving as movingZh } from './zh-CN/moving.ts';
import { moving as movingEn } from './en-US/moving.ts';
import { news as newsZh } from './zh-CN/news.ts';
import { news as newsEn } from './en-US/news.ts';
import { redirectAndAccount as redirectAndAccountZh } from './zh-CN/redirect-and-account.ts';
import { redirectAndAccount as redirectAndAccountEn } from './en-US/redirect-and-account.ts';
import { partnerKit as partnerKitZh } from './zh-CN/partner-kit.ts';
import { partnerKit as partnerKitEn } from './en-US/partner-kit.ts';
import { pictures as picturesZh } from './zh-CN/pictures.ts';
import { pictures as picturesEn } from './en-US/pictures.ts';
import { press as pressZh } from './zh-CN/press.ts';
import { press as pressEn } from './en-US/press.ts';
import { privacyChoices as privacyChoicesZh } from './zh-CN/privacy-choices.ts';
import { privacyChoices as privacyChoicesEn } from './en-US/privacy-choices.ts';
import { promotions as promotionsZh } from './zh-CN/promotions.ts';
import { promotions as promotionsEn } from './en-US/promotions.ts';
import { gettingStarted as gettingStartedZh } from './zh-CN/getting-started.ts';
import { gettingStarted as gettingStartedEn } from './en-US/getting-started.ts';
import { recall as recallZh } from './zh-CN/recall.ts';
import { recall as recallEn } from './en-US/recall.ts';
import { register as registerZh } from './zh-CN/register.ts';
import { register as registerEn } from './en-US/register.ts';
import { registerForm as registerFormZh } from './zh-CN/register-form.ts';
import { registerForm as registerFormEn } from './en-US/register-form.ts';
import { releases as releasesZh } from './zh-CN/releases.ts';
import { releases as releasesEn } from './en-US/releases.ts';
import { requestForm as requestFormZh } from './zh-CN/request-form.ts';
import { requestForm as requestFormEn } from './en-US/request-form.ts';
import { requestPages as requestPagesZh } from './zh-CN/request-pages.ts';
import { requestPages as requestPagesEn } from './en-US/request-pages.ts';
import { roles as rolesZh } from './zh-CN/roles.ts';
import { roles as rolesEn } from './en-US/roles.ts';
import { search as searchZh } from './zh-CN/search.ts';
import { search as searchEn } from './en-US/search.ts';
import { security as securityZh } from './zh-CN/security.ts';
import { security as securityEn } from './en-US/security.ts';
import { service as serviceZh } from './zh-CN/service.ts';
import { service as serviceEn } from './en-US/service.ts';
import { siteWide as siteWideZh } from './zh-CN/site-wide.ts';
import { siteWide as siteWideEn } from './en-US/site-wide.ts';
import { success as successZh } from './zh-CN/success.ts';
import { success as successEn } from './en-US/success.ts';
import { trial as trialZh } from './zh-CN/trial.ts';
import { trial as trialEn } from './en-US/trial.ts';
import { trialCompany as trialCompanyZh } from './zh-CN/trial-company.ts';
import { trialCompany as trialCompanyEn } from './en-US/trial-company.ts';
import { trialMessages as trialMessagesZh } from './zh-CN/trial-messages.ts';
import { trialMessages as trialMessagesEn } from './en-US/trial-messages.ts';
import { users as usersZh } from './zh-CN/users.ts';
import { users as usersEn } from './en-US/users.ts';
import { v6 as v6Zh } from './zh-CN/v6.ts';
import { v6 as v6En } from './en-US/v6.ts';
import { verify as verifyZh } from './zh-CN/verify.ts';
import { verify as verifyEn } from './en-US/verify.ts';
import { video as videoZh } from './zh-CN/video.ts';
import { video as videoEn } from './en-US/video.ts';
import { workbench as workbenchZh } from './zh-CN/workbench.ts';
import { workbench as workbenchEn } from './en-US/workbench.ts';
import { workbenchShop as workbenchShopZh } from './zh-CN/workbench-shop.ts';
import { workbenchShop as workbenchShopEn } from './en-US/workbench-shop.ts';
import { workbenchTools as workbenchToolsZh } from './zh-CN/workbench-tools.ts';
import { workbenchTools as workbenchToolsEn } from './en-US/workbench-tools.ts';

export const dictionaries = {
  'zh-CN': {
    about: aboutZh,
    chatAndOffers: chatAndOffersZh,
    business: businessZh,
    cases: casesZh,
    changelog: changelogZh,
    common: commonZh,
    compare: compareZh,
    cores: coresZh,
    desk: deskZh,
    detect: detectZh,
    download: downloadZh,
    downloadContrast: downloadContrastZh,
    downloadHistory: downloadHistoryZh,
    downloadList: downloadListZh,
    faq: faqZh,
    fees: feesZh,
    fixedIp: fixedIpZh,
    forms: formsZh,
    home: homeZh,
    installers: installersZh,
    invite: inviteZh,
    isolation: isolationZh,
    legal: legalZh,
    notFound: notFoundZh,
    llmsTxt: llmsTxtZh,
    market: marketZh,
    moving: movingZh,
    news: newsZh,
    redirectAndAccount: redirectAndAccountZh,
    partnerKit: partnerKitZh,
    pictures: picturesZh,
    press: pressZh,
    privacyChoices: privacyChoicesZh,
    promotions: promotionsZh,
    gettingStarted: gettingStartedZh,
    recall: recallZh,
    register: registerZh,
    registerForm: registerFormZh,
    releases: releasesZh,
    requestForm: requestFormZh,
    requestPages: requestPagesZh,
    roles: rolesZh,
    search: searchZh,
    security: securityZh,
    service: serviceZh,
    siteWide: siteWideZh,
    success: successZh,
    trial: trialZh,
    trialCompany: trialCompanyZh,
    trialMessages: trialMessagesZh,
    users: usersZh,
    v6: v6Zh,
    verify: verifyZh,
    video: videoZh,
    workbench: workbenchZh,
    workbenchShop: workbenchShopZh,
    workbenchTools: workbenchToolsZh,
  },
  'en-US': {
    about: aboutEn,
    chatAndOffers: chatAndOffersEn,
    business: businessEn,
    cases: casesEn,
    changelog: changelogEn,
    common: commonEn,
    compare: compareEn,
    cores: coresEn,
    desk: deskEn,
    detect: detectEn,
    download: downloadEn,
    downloadContrast: downloadContrastEn,
    downloadHistory: downloadHistoryEn,
    downloadList: downloadListEn,
    faq: faqEn,
    fees: feesEn,
    fixedIp: fixedIpEn,
    forms: formsEn,
    home: homeEn,
    installers: installersEn,
    invite: inviteEn,
    isolation: isolationEn,
    legal: legalEn,
    notFound: notFoundEn,
    llmsTxt: llmsTxtEn,
    market: marketEn,
    moving: movingEn,
    news: newsEn,
    redirectAndAccount: redirectAndAccountEn,
    partnerKit: partnerKitEn,
    pictures: picturesEn,
    press: pressEn,
    privacyChoices: privacyChoicesEn,
    promotions: promotionsEn,
    gettingStarted: gettingStartedEn,
    recall: recallEn,
    register: registerEn,
    registerForm: registerFormEn,
    releases: releasesEn,
    requestForm: requestFormEn,
    requestPages: requestPagesEn,
    roles: rolesEn,
    search: searchEn,
    security: securityEn,
    service: serviceEn,
    siteWide: siteWideEn,
    success: successEn,
    trial: trialEn,
    trialCompany: trialCompanyEn,
    trialMessages: trialMessagesEn,
    users: usersEn,
    v6: v6En,
    verify: verifyEn,
    video: videoEn,
    workbench: workbenchEn,
    workbenchShop: workbenchShopEn,
    workbenchTools: workbenchToolsEn,
  },
} as const;

export type Dictionaries = (typeof dictionaries)['zh-CN'];
export type Namespace = keyof Dictionaries;
