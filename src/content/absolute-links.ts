/** Makes addresses in a text absolute, since a feed is read outside the site. */
import { attributeOf, elementsIn, htmlIn, parseHtmlFragment, setAttribute } from '#src/domain/html.ts';

const ADDRESSES = ['href', 'src'];
/** `//other.example` names a host. */
const OWN_PATH = /^\/(?!\/)/;

/** @param html rendered Markdown */
export function absoluteLinks(html: string, siteUrl: URL): string {
  const piece = parseHtmlFragment(html);
  for (const element of elementsIn(piece)) {
    for (const name of ADDRESSES) {
      const address = attributeOf(element, name);
      if (address !== undefined && OWN_PATH.test(address))
        setAttribute(element, name, new URL(address, siteUrl).href);
    }
  }
  return htmlIn(piece);
}
