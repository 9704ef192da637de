/** The parts of a built page: its files, its inline scripts, and the islands that may wake later. */
import { inlineScriptsIn } from '#integrations/lib/inline-code.ts';
import { attributeOf, elementsIn, textIn, type Element, type Page } from '#src/domain/html.ts';
import { staticImports } from './modules.ts';

/** Islands with these directives are fetched with the page; the others wait for an event. */
const EAGER = new Set(['load', 'only']);

const isLocal = (address: string) => /^\/(?!\/)/.test(address);

/** @param address of the page, from which its inline modules import */
export function partsOf(page: Page, address: string) {
  const valuesOf = (elements: readonly Element[], ...names: readonly string[]) =>
    elements.flatMap((element) => names.flatMap((name) => attributeOf(element, name) ?? [])).filter(isLocal);
  const links = (relation: string) =>
    elementsIn(page, 'link').filter((link) => attributeOf(link, 'rel') === relation);

  const inlineScripts = inlineScriptsIn(page);
  const islands = elementsIn(page, 'astro-island');
  const eager = islands.filter((island) => EAGER.has(attributeOf(island, 'client') ?? ''));
  const waiting = islands.filter((island) => !eager.includes(island));
  const ofIsland = ['component-url', 'renderer-url', 'before-hydration-url'];
  return {
    /** Addresses of modules that run at load, of those that are preloaded, and of islands that wake at once. */
    modules: [
      ...valuesOf(elementsIn(page, 'script'), 'src'),
      ...valuesOf(links('modulepreload'), 'href'),
      ...inlineScripts.flatMap((script) => staticImports(textIn(script), address)).filter(isLocal),
      ...valuesOf(eager, ...ofIsland),
    ],
    /** Addresses of modules of islands that wait for an event. */
    lateModules: valuesOf(waiting, ...ofIsland),
    stylesheets: valuesOf(links('stylesheet'), 'href'),
    /** `<script>` elements with code that runs. */
    inlineScripts,
  };
}
