/** Draws the one notice of the moment into the page's live region, with its texts from there. */
import { isOnline, onNetworkChange } from '#src/browser/network.ts';
import { element, find } from '#src/browser/dom.ts';
import { $isOffline, $notice, dismissNotice } from '#src/stores/notifications.ts';

export function startNotices(): void {
  const region = find('[data-notices]');
  if (!region) return;
  // Written by Notices.astro.
  const texts = JSON.parse(region.dataset['notices'] ?? '{}') as Partial<Record<string, string>>;
  $notice.subscribe((notice) => {
    if (!notice) {
      region.replaceChildren();
      return;
    }
    const isOffline = notice === 'offline';
    const kind = isOffline ? 'offline' : String(notice.kind);
    const box = element('div', `notice notice--${isOffline ? 'warn' : 'danger'}`);
    box.append(element('p', '', (isOffline ? undefined : notice.text) ?? texts[kind] ?? ''));
    if (!isOffline) {
      const { retry } = notice;
      if (retry) {
        box.append(
          button(texts['retry'], () => {
            dismissNotice();
            retry();
          }),
        );
      }
      box.append(button(texts['close'], dismissNotice));
    }
    region.replaceChildren(box);
  });
  $isOffline.set(!isOnline());
  onNetworkChange((isBack) => $isOffline.set(!isBack));
}

function button(text: string | undefined, onClick: () => void): HTMLElement {
  const made = element('button', 'button button--small', text);
  made.setAttribute('type', 'button');
  made.addEventListener('click', onClick);
  return made;
}
