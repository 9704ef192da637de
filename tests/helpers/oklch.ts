/** Colour arithmetic for the contrast test: OKLCH (CSS Color 4) to relative luminance (WCAG 2.2). */

/** @returns relative luminance, 0 to 1, of a colour inside or clipped to sRGB */
export function luminance(lightness: number, chroma: number, hueDegrees: number): number {
  const hue = (hueDegrees * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @returns WCAG contrast ratio, 1 to 21 */
export function contrast(first: number, second: number): number {
  const [dark, light] = [Math.min(first, second), Math.max(first, second)];
  return (light + 0.05) / (dark + 0.05);
}
