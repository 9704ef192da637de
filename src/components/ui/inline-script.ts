/** Bundles what `InlineScript.astro` prints; once for each entry in a build, afresh each time under the development server. */
import { rolldown } from 'rolldown';

const bundled = new Map<string, Promise<string>>();

/** @param entry path from the project's root */
export function bundleInline(entry: string): Promise<string> {
  const known = import.meta.env.DEV ? undefined : bundled.get(entry);
  if (known) return known;
  const fresh = bundle(entry);
  bundled.set(entry, fresh);
  return fresh;
}

async function bundle(entry: string): Promise<string> {
  const bundler = await rolldown({ input: entry, platform: 'browser', logLevel: 'warn' });
  try {
    const { output } = await bundler.generate({ format: 'iife', minify: true });
    const [chunk] = output;
    // `</script` inside a string would end the element.
    return chunk.code.trim().replaceAll('</script', '<\\/script');
  } finally {
    await bundler.close();
  }
}
