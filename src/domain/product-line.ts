/** The pure edition's name in place of the browser's, wherever the page itself speaks. Renaming twice changes nothing. */
export interface BrandNames {
  brand: string;
  brandLite: string;
}

export function renameBrand(text: string, { brand, brandLite }: BrandNames): string {
  // One name may contain the other; what bears the pure edition's name already stays.
  return text
    .split(brandLite)
    .map((part) => part.replaceAll(brand, brandLite))
    .join(brandLite);
}
