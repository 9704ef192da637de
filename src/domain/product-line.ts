/** Replaces the browser's name by the pure edition's in the page's own texts. */
export interface BrandNames {
  brand: string;
  brandLite: string;
}

/** @returns a function that renames a text; a renamed one stays as it is */
export function brandRenamer(brand: string, brandLite: string): (text: string) => string {
  // One name may contain the other; occurrences of the pure edition's name stay.
  return (text) =>
    text
      .split(brandLite)
      .map((part) => part.replaceAll(brand, brandLite))
      .join(brandLite);
}
