/** The tabs of one browser, which are sessions in Node: it has locks of its own. Their sight and their freezing are the test's. */
import { type TabHost, tabHost } from '#src/browser/tabs.ts';

export function createFakeBrowser() {
  const names = new Set<string>();

  function openTab() {
    const shared = tabHost();
    if (!shared) throw new Error('This Node has no locks.');
    const visibility = new Set<() => void>();
    const freezing = new Set<() => void>();
    const listenWith = (listeners: Set<() => void>) => (callback: () => void) => {
      listeners.add(callback);
      return () => void listeners.delete(callback);
    };
    let isVisible = true;
    return {
      host: {
        hold(name, ...others) {
          names.add(name);
          return shared.hold(name, ...others);
        },
        isVisible: () => isVisible,
        onVisibility: listenWith(visibility),
        onFreeze: listenWith(freezing),
      } satisfies TabHost,
      setVisible(value: boolean) {
        isVisible = value;
        for (const tell of visibility) tell();
      },
      /** The browser is about to stop its scripts. */
      freeze() {
        for (const tell of freezing) tell();
      },
    };
  }
  return { openTab, /** Of all locks that have been asked for. */ names: () => [...names] };
}
