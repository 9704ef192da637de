/** Colour arithmetic for the contrast test: WCAG 2.2. */

/** @param colour `#rrggbb` @returns relative luminance, 0 to 1 */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @returns WCAG contrast ratio, 1 to 21 */
export function contrast(first: number, second: number): number {
  const [dark, light] = [Math.min(first, second), Math.max(first, second)];
  return (light + 0.05) / (dark + 0.05);
}
