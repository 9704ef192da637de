/** Reports failed loads after hydration to ./reload-on-failure.ts. Part of the site's script. */
const failed = new Set<string>();

const reportFailure = () =>
  document.body.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));

addEventListener('vite:preloadError', (event) => {
  const { payload } = event as Event & { payload: Error }; // as the build tool makes it
  // The importing code has by then marked failures that nobody misses (../load-optional.ts).
  setTimeout(() => {
    if ('isQuiet' in payload) return;
    // An island's own part reports its failure and has a retry button.
    if (failed.has(payload.message)) reportFailure();
    failed.add(payload.message);
  });
});
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    // React's own handler rejects a promise that nothing handles.
    target.onerror = null;
    reportFailure();
  },
  // Capture, since it does not bubble.
  true,
);
