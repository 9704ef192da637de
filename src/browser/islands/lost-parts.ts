/** What comes later than islands and did not come, told to ./lost-code.ts. Part of the site's script. */
const failed = new Set<string>();

const tell = () => document.body.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));

addEventListener('vite:preloadError', (event) => {
  const { payload } = event as Event & { payload: Error }; // as the build tool makes it
  // Meanwhile who asked for it says whether anybody misses it (../quietly.ts).
  setTimeout(() => {
    if ('isQuiet' in payload) return;
    // A part of an island says so itself, and has a button that tries again.
    if (failed.has(payload.message)) tell();
    failed.add(payload.message);
  });
});
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    // React's own rejects a promise that nobody waits for.
    target.onerror = null;
    tell();
  },
  // It does not bubble.
  true,
);
