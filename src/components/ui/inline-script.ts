/** Bundles inline scripts: in a build once for each entry and its values, in development each time. */
import { rolldown } from 'rolldown';
import { buildTargets } from '#src/config/browsers.ts';

/** Properties of constants that the code declares and no module defines, by the constant's name. */
export type Constants = Record<string, Record<string, string | boolean | Partial<Record<string, string>>>>;

const bundled = new Map<string, Promise<string>>();

/**
 * @param entry path from the project's root
 * @param constants replace their names in the code, so that unused branches are dropped
 */
export function bundleInline(entry: string, constants: Constants = {}): Promise<string> {
  const key = JSON.stringify([entry, constants]);
  const known = import.meta.env.DEV ? undefined : bundled.get(key);
  if (known) return known;
  const fresh = bundle(entry, constants);
  bundled.set(key, fresh);
  return fresh;
}

/** The operator's settings that pages may contain. */
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
  // Vite replaces this in all other code, but not in these bundles.
  define['import.meta.env'] = JSON.stringify(publicSettings());
  const bundler = await rolldown({
    input: entry,
    platform: 'browser',
    logLevel: 'warn',
    // Constants read other constants' properties.
    treeshake: { propertyReadSideEffects: false },
    // Files of the finished build.
    external: /^\/_astro\//,
    transform: { define, target: buildTargets },
  });
  try {
    const { output } = await bundler.generate({
      format: 'iife',
      minify: true,
      // Annotations tell bundlers what may be dropped; here nobody reads them.
      comments: { annotation: false },
    });
    const [chunk] = output;
    // `</script` in a string would end the element.
    return chunk.code.trim().replaceAll('</script', '<\\/script');
  } finally {
    await bundler.close();
  }
}
