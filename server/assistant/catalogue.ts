/** Looks a product up in the content folder's list (`assistant.json`), which replaces a provider of estimates. */
import type { LookUpAnswer } from '#src/api/contract/assistant.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Content } from '#server/content/content.ts';

/** @param wanted the address of a product's page, or its number */
export function findInCatalogue(
  catalogue: Content['assistant'],
  wanted: string,
  language: CallContext['language'],
): LookUpAnswer {
  if (!catalogue) return { status: 'no_answer' };
  const url = /^https?:\/\//i.test(wanted) && URL.canParse(wanted) ? new URL(wanted) : undefined;
  const marketplace = url && catalogue.marketplaces.find(({ hosts }) => hosts.some(isHostOf(url)));
  if (url && !marketplace) return { status: 'unknown_marketplace' };
  // Each marketplace has the product's number in a different part of the address.
  const parts = url ? `${url.pathname}${url.search}`.split(/[^\w]+/) : [wanted];
  const numbers = new Set(parts.map((part) => part.toLowerCase()));
  const found = catalogue.products.find(
    (product) =>
      numbers.has(product.product.toLowerCase()) &&
      (!marketplace || product.marketplace === marketplace.name),
  );
  return found
    ? { status: 'found', estimate: { ...found, name: found.name[language] } }
    : { status: 'unknown_product' };
}

const isHostOf =
  ({ hostname }: URL) =>
  (host: string): boolean =>
    hostname === host || hostname.endsWith(`.${host}`);
