/** The panel: the client's status, and a button for each shop that opens or closes it. */
import { SECOND_STATUS } from '@berth/bridge';
import { chrome, type Port } from './chrome.ts';
import type { Command, View } from './messages.ts';

const STATUS_NAMES = Object.fromEntries(
  Object.entries(SECOND_STATUS).map(([name, number]) => [number, name]),
);
const RECONNECT_MS = 1_000;

const text = (name: string, substitution?: string) => chrome.i18n.getMessage(name, substitution);
document.documentElement.lang = chrome.i18n.getUILanguage();
document.title = text('name');
element('h1').textContent = text('name');
element('#shops').setAttribute('aria-label', text('shops'));

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`panel.html has no ${selector}.`);
  return found;
}

function setText(selector: string, value: string): void {
  // Setting the same text again would make a screen reader repeat it.
  if (element(selector).textContent !== value) element(selector).textContent = value;
}

/** The browser ends an idle worker; a panel that connects starts it again. */
function connect(): void {
  const port = chrome.runtime.connect();
  port.onMessage.addListener((message) => show(message as View, port)); // sent by the worker, the only sender
  port.onDisconnect.addListener(() => setTimeout(connect, RECONNECT_MS));
}

function show({ status, shops, complaint }: View, port: Port): void {
  setText('#status', text(STATUS_NAMES[status] ?? 'fail'));
  setText('#complaint', complaint ?? '');
  const list = element('#shops');
  while (list.children.length > shops.length) list.lastElementChild?.remove();
  for (const [index, shop] of shops.entries()) {
    const button = buttonAt(list, index);
    const action: Command['action'] = shop.status === 'open' ? 'close' : 'open';
    const label = text(shop.status === 'opening' ? 'opening' : action, shop.name);
    if (button.textContent !== label) button.textContent = label;
    button.setAttribute('aria-disabled', String(shop.status === 'opening'));
    button.onclick = () => {
      if (shop.status !== 'opening') port.postMessage({ action, id: shop.id } satisfies Command);
    };
  }
}

/** The button stays the same while its shop changes, and so does the focus. */
function buttonAt(list: HTMLElement, index: number): HTMLButtonElement {
  const known = list.children[index]?.querySelector('button');
  if (known) return known;
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  item.append(button);
  list.append(item);
  return button;
}

connect();
