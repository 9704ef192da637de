/**
 * Where a page tells what went wrong outside of any form: a live region with the one notice of the moment. Its texts are
 * here from the start, so that they are there when the network is not.
 */
import { NOTIFICATION_KIND } from '#src/api/errors/index.ts';
import { addToPage, element } from '#src/browser/dom.ts';
import { isOnline, onNetworkChange } from '#src/browser/network.ts';
import { $isOffline, $notice, dismissNotice } from '#src/stores/notifications.ts';
import type { LateTexts } from './late-texts.ts';

export function startNotices(texts: LateTexts['notices']): void {
  const byKind = {
    [NOTIFICATION_KIND.netError]: texts.network,
    [NOTIFICATION_KIND.serverError]: texts.server,
    [NOTIFICATION_KIND.socketError]: texts.socket,
  };
  const region = element('div', 'page-notices');
  region.role = 'status';
  region.dataset['notices'] = '';
  // A region is announced for what changes in it, so it stands in the page before it has anything to say.
  addToPage(region);
  $notice.subscribe((notice) => {
    if (!notice) {
      region.replaceChildren();
      return;
    }
    const isOffline = notice === 'offline';
    const box = element('div', `notice notice--${isOffline ? 'warn' : 'danger'}`);
    box.append(element('p', '', isOffline ? texts.offline : (notice.text ?? byKind[notice.kind])));
    if (!isOffline) {
      const { retry } = notice;
      if (retry) {
        box.append(
          button(texts.retry, () => {
            dismissNotice();
            retry();
          }),
        );
      }
      box.append(button(texts.close, dismissNotice));
    }
    region.replaceChildren(box);
  });
  $isOffline.set(!isOnline());
  onNetworkChange((isBack) => $isOffline.set(!isBack));
}

function button(text: string, onClick: () => void): HTMLElement {
  const made = element('button', 'button button--small', text);
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}
