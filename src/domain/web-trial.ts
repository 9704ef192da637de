/** The address of the online trial, with the promoter and the place of the link. */
import { withParameters } from './with-parameters.ts';

const SOURCE_TYPE = '1';
export const PAGE_WHERE = 'page_where';

/**
 * @param base the trial's address, or that of the page about it
 * @param pageWhere place of the link: the page's name, or a place on it (`hero`, `tooltip`)
 */
export function webTrialAddress(base: string, pageWhere: string, promoter: string): string {
  const sender = promoter && { promoter };
  return withParameters(base, { ...sender, source_type: SOURCE_TYPE, [PAGE_WHERE]: pageWhere });
}
