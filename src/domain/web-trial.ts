/** The address of the online trial: who sent the visitor, and where on our site the link stood. */
import { withParameters } from './with-parameters.ts';

const SOURCE_TYPE = '1';
export const PAGE_WHERE = 'page_where';

/**
 * @param base the trial's own address, or that of the page about it
 * @param pageWhere name of the place of the link: the page's, or one on it (`hero`, `tooltip`)
 */
export function webTrialAddress(base: string, pageWhere: string, promoter: string): string {
  const sender = promoter && { promoter };
  return withParameters(base, { ...sender, source_type: SOURCE_TYPE, [PAGE_WHERE]: pageWhere });
}
