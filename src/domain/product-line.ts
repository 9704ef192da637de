/** The pure edition's name in place of the browser's, wherever the page itself speaks. */
export interface BrandNames {
  brand: string;
  brandLite: string;
}

/** @returns renames a text; one that was renamed before stays as it is */
export function brandRenamer(brand: string, brandLite: string): (text: string) => string {
  // One name may contain the other; what bears the pure edition's name already stays.
  return (text) =>
    text
      .split(brandLite)
      .map((part) => part.replaceAll(brand, brandLite))
      .join(brandLite);
}
