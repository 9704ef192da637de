/** What the seller assistant looks up: the address of a product's page, or the product's number at its marketplace. */
import { completeAddress } from '#src/domain/typed-address.ts';

/** Marketplaces use digits, letters with digits, or hyphens between them. */
const NUMBER = /^[a-z\d][a-z\d_-]{2,63}$/i;

/** @returns undefined for what is neither */
export function productQuery(typed: string): string | undefined {
  // An input method may type letters and digits in full width.
  const number = typed.normalize('NFKC').trim();
  return NUMBER.test(number) ? number : completeAddress(typed);
}

/** Whether a form says that its text cannot be looked up. */
export const isRefused = ({ kind }: { kind: string }): boolean => kind === 'needed' || kind === 'unclear';
