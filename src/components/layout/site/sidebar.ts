/**
 * The ways to a person, at the edge of every page that has room for talk: a rail beside the content on wide screens, one
 * button that opens the same list on narrow ones. Made late and with its own style sheet, so that no page pays for it
 * before it is read; without scripts the footer has the same ways.
 */
import { localizedPath } from '#i18n/locales.ts';
import { onScrollDirection } from '#src/browser/attention.ts';
import { isPlainClick } from '#src/browser/clicks.ts';
import { addToPage, element } from '#src/browser/dom.ts';
import { pageLocale, pageRoot } from '#src/browser/page-facts.ts';
import { scrollToTop } from '#src/browser/scroll-to-top.ts';
import { adoptStyles } from '#src/browser/styles.ts';
import type { PathOf } from '#src/config/routes.ts';
import { contact } from '#src/config/site.ts';
import styles from '#src/styles/sidebar.css?inline';
import { tellChatStateNear } from './chat-links.ts';
import type { LateTexts } from './late-texts.ts';

const CHAT: PathOf<'customerService'> = '/customer-service';
const DEMO: PathOf<'appointment'> = '/appointment';
const LIST_ID = 'side-list';
const QR_ID = 'side-qr';

/** @returns the picture of the WeChat code, which live data may replace */
export function addSidebar({
  sidebar: texts,
  qr,
}: Pick<LateTexts, 'sidebar' | 'qr'>): HTMLImageElement | undefined {
  if (!adoptStyles(styles)) return undefined;
  const pathTo = (path: string) => localizedPath(pageLocale(), path);
  const side = element('aside', 'side');
  side.ariaLabel = texts.label;
  side.dataset['sidebar'] = '';

  const presales = link('presales', pathTo(CHAT), texts.presales);
  presales.dataset['chat'] = 'presales';

  const chat = link('chat', pathTo(CHAT), texts.chat);
  chat.id = 'service-icon-button';
  chat.dataset['chat'] = 'support';
  const state = element('small', '');
  Object.assign(state.dataset, { chatState: '', online: texts.online, offline: texts.offline });
  chat.append(state);
  tellChatStateNear(side, state);

  const qq = link('qq', contact.afterSalesQq.href, texts.qq);
  Object.assign(qq, { rel: 'noopener', target: '_blank' });

  const wechat = button('side__item', QR_ID, icon('wechat'), texts.wechatShort);
  wechat.dataset['openQr'] = '';
  const code = element('figure', 'side__qr');
  code.id = QR_ID;
  code.popover = 'auto';
  const picture = element('img', '');
  Object.assign(picture, {
    alt: qr.alt,
    width: 176,
    height: 206,
    loading: 'lazy',
    src: '/images/qr/sidebar.svg',
  });
  picture.dataset['qr'] = 'sidebar';
  code.append(picture, element('figcaption', '', qr.hint));

  const phone = link('phone', contact.phone.href, texts.phone);
  phone.title = contact.phone.display;
  phone.append(element('small', 'side__number', contact.phone.display));

  const demo = link('demo', pathTo(DEMO), texts.demo);

  const top = link('top', '#', texts.topShort);
  top.ariaLabel = texts.top;
  top.dataset['toTop'] = '';
  top.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    scrollToTop();
  });

  const list = element('ul', 'side__list');
  list.id = LIST_ID;
  list.popover = 'auto';
  list.append(...[[presales], [chat], [qq], [wechat, code], [phone], [demo], [top]].map(listItem));

  const name = element('span', 'visually-hidden', texts.open);
  side.append(button('side__toggle', LIST_ID, icon('chat'), name), list);
  addToPage(side);
  onScrollDirection((isDown) => pageRoot().toggleAttribute('data-reading', isDown));
  return picture;
}

const icon = (name: string) => element('i', `side__icon side__icon--${name}`);

function link(name: string, address: string, text: string): HTMLAnchorElement {
  const made = element('a', 'side__item');
  made.href = address;
  made.append(icon(name), text);
  return made;
}

/** Opens a popover, which needs no script of ours. */
function button(className: string, target: string, ...content: (Node | string)[]): HTMLButtonElement {
  const made = element('button', className);
  made.type = 'button';
  made.setAttribute('popovertarget', target);
  made.append(...content);
  return made;
}

function listItem(content: readonly HTMLElement[]): HTMLLIElement {
  const item = element('li', '');
  item.append(...content);
  return item;
}
