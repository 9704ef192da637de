/** Style sheets that come after the first paint. */

/** @returns whether this browser can take a sheet from a script; Safari before 16.4 cannot */
export function adoptStyles(css: string): boolean {
  if (!('adoptedStyleSheets' in document)) return false;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return true;
}
