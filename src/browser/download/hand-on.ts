/** Gets this page from a phone over to the computer: the system's share sheet, the clipboard, or a code to scan. */
import { qrPath } from '#src/domain/qr-path.ts';
import { copyText } from './copy.ts';
import { all } from './elements.ts';

/** The address without what belongs to this phone; a promoter's code stays in it. */
function addressToHandOn(): string {
  const address = new URL(location.href);
  address.hash = '';
  return address.href;
}

export function offerHandOn(): void {
  for (const box of all('[data-hand-on]')) {
    const say = (which: 'copied' | 'failed') => {
      for (const status of all('[data-hand-on-status]', box))
        status.textContent = status.dataset[which] ?? '';
    };
    offer('[data-share]', box, 'share' in navigator, () => {
      // Rejects when the visitor closes the sheet, which is an answer too.
      navigator.share({ title: document.title, url: addressToHandOn() }).catch(() => undefined);
    });
    offer('[data-copy-link]', box, true, () => {
      void copyText(addressToHandOn()).then((isCopied) => say(isCopied ? 'copied' : 'failed'));
    });
    offer('[data-show-qr]', box, true, () => {
      for (const place of all('[data-qr]', box)) void drawQr(place).catch(() => say('failed'));
    });
  }
}

function offer(selector: string, box: HTMLElement, isPossible: boolean, onClick: () => void): void {
  for (const button of all(selector, box)) {
    button.hidden = !isPossible;
    button.addEventListener('click', onClick);
  }
}

const SVG = 'http://www.w3.org/2000/svg';

async function drawQr(place: HTMLElement): Promise<void> {
  const { encode } = await import('uqr');
  const { data, size } = encode(addressToHandOn(), { ecc: 'M', border: 2 });
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', place.dataset['label'] ?? '');
  svg.append(
    shape({ fill: '#fff', d: `M0 0h${size}v${size}H0z` }),
    shape({ stroke: '#000', d: qrPath(data) }),
  );
  place.replaceChildren(svg);
  place.hidden = false;
}

function shape(attributes: Record<string, string>): SVGElement {
  const path = document.createElementNS(SVG, 'path');
  for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value);
  return path;
}
