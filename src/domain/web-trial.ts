/** The address of the online trial: who sent the visitor, and where on our site the link stood. */
const SOURCE_TYPE = '1';

/**
 * @param base the trial's own address
 * @param pageWhere name of the place of the link: `webtrial`, `tooltip`
 */
export function webTrialAddress(base: string, pageWhere: string, promoter: string): string {
  const url = new URL(base);
  if (promoter) url.searchParams.set('promoter', promoter);
  url.searchParams.set('source_type', SOURCE_TYPE);
  url.searchParams.set('page_where', pageWhere);
  return url.href;
}
