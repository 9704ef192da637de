/** The words of the panels that stand in no page. They come with the panels' code. */
import { workbenchShop } from '#i18n/zh-CN/workbench-shop.ts';
import { workbenchTools } from '#i18n/zh-CN/workbench-tools.ts';

export const texts = { workbenchShop, workbenchTools };
