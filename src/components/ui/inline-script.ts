/** Bundles what is printed inline; once for each entry and its values in a build, afresh each time under the development server. */
import { rolldown } from 'rolldown';
import { buildTargets } from '#src/config/browsers.ts';

/** By the name of a constant that the code declares and nobody defines: its properties. */
export type Constants = Record<string, Record<string, string | boolean | Partial<Record<string, string>>>>;

const bundled = new Map<string, Promise<string>>();

/**
 * @param entry path from the project's root
 * @param constants take the place of their names in the code, so that what they rule out is left out
 */
export function bundleInline(entry: string, constants: Constants = {}): Promise<string> {
  const key = JSON.stringify([entry, constants]);
  const known = import.meta.env.DEV ? undefined : bundled.get(key);
  if (known) return known;
  const fresh = bundle(entry, constants);
  bundled.set(key, fresh);
  return fresh;
}

/** The settings that pages may know, as far as the operator has set them. */
function publicSettings(): Record<string, unknown> {
  const settings: Record<string, unknown> = import.meta.env;
  return Object.fromEntries(Object.entries(settings).filter(([key]) => key.startsWith('PUBLIC_')));
}

async function bundle(entry: string, constants: Constants): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(constants).flatMap(([name, values]) =>
      Object.entries(values).map(([property, value]) => [`${name}.${property}`, JSON.stringify(value)]),
    ),
  );
  // Vite, which does this for all other code, does not see these bundles.
  define['import.meta.env'] = JSON.stringify(publicSettings());
  const bundler = await rolldown({
    input: entry,
    platform: 'browser',
    logLevel: 'warn',
    // Files of the finished build.
    external: /^\/_astro\//,
    transform: { define, target: buildTargets },
  });
  try {
    const { output } = await bundler.generate({
      format: 'iife',
      minify: true,
      // They tell bundlers what may be left out.
      comments: { annotation: false },
    });
    const [chunk] = output;
    // `</script` inside a string would end the element.
    return chunk.code.trim().replaceAll('</script', '<\\/script');
  } finally {
    await bundler.close();
  }
}
