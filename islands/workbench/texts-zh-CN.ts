/** The words of the panels that stand in no page. They come with the panels' code. */
import { referral } from '#i18n/zh-CN/referral.ts';
import { workbenchShop } from '#i18n/zh-CN/workbench-shop.ts';
import { workbenchTools } from '#i18n/zh-CN/workbench-tools.ts';

export const texts = { referral, workbenchShop, workbenchTools };
