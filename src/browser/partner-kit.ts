/**
 * Fills the partner kit while a code is typed: link, QR code, poster. Nothing is sent. Until there is a code, a sample shows
 * what comes; it cannot be copied or saved, so that nobody hands on a link that counts for nobody.
 */
import { encode } from 'uqr';
import { partnerLink, readTypedCode } from '#src/domain/partner-link.ts';
import { qrPath } from '#src/domain/qr-path.ts';

/** Side of the QR code inside the poster, in its own units. */
const QR_SIDE = 216;
const SAMPLE_CODE = 'partner-code';
/** The browser takes the poster's address up before it is let go. */
const SAVING_MS = 10_000;
const COPIED_MS = 2_000;

export function startPartnerKit(kit: HTMLElement): void {
  const form = kit.querySelector('form');
  const field = kit.querySelector<HTMLInputElement>('#kit-code');
  const page = kit.querySelector<HTMLSelectElement>('#kit-page');
  const error = kit.querySelector<HTMLElement>('#kit-error');
  const output = kit.querySelector('[data-link]');
  if (!form || !field || !page || !error || !output) return;

  const complain = (which: 'bad' | 'needed' | undefined): void => {
    error.textContent = which ? (error.dataset[which] ?? '') : '';
    error.hidden = !which;
    field.setAttribute('aria-invalid', String(which !== undefined));
  };
  const draw = (): void => {
    const typed = readTypedCode(field.value);
    complain(typed.kind === 'wrong' ? 'bad' : undefined);
    const code = typed.kind === 'code' ? typed.code : SAMPLE_CODE;
    const link = partnerLink(kit.dataset['origin'] ?? location.origin, page.value, code) ?? '';
    kit.toggleAttribute('data-sample', typed.kind !== 'code');
    output.textContent =
      typed.kind === 'code'
        ? link
        : typed.kind === 'none'
          ? `${kit.dataset['sampleText'] ?? ''} ${link}`
          : '';
    drawCode(kit, link);
    const caption = kit.querySelector('[data-poster-code]');
    if (caption) caption.textContent = code;
  };
  /** Does something with the code, or leads to the field where one is missing. */
  const withCode = (act: (code: string) => void) => () => {
    const typed = readTypedCode(field.value);
    if (typed.kind === 'code') {
      act(typed.code);
      return;
    }
    complain(typed.kind === 'none' ? 'needed' : 'bad');
    field.focus();
  };
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', draw);
  // Until here a press would have come to nothing.
  for (const button of kit.querySelectorAll('button')) button.disabled = false;
  const copyButton = kit.querySelector<HTMLElement>('[data-copy-link]');
  copyButton?.addEventListener(
    'click',
    withCode(() => void copy(kit, output, copyButton)),
  );
  kit.querySelector('[data-save]')?.addEventListener(
    'click',
    withCode((code) => savePoster(kit, code)),
  );
  draw();
}

function drawCode(kit: HTMLElement, link: string): void {
  const { data, size } = encode(link, { border: 0 });
  const path = kit.querySelector<SVGPathElement>('[data-qr]');
  path?.setAttribute('d', qrPath(data));
  path?.setAttribute('transform', `${path.dataset['qr'] ?? ''} scale(${String(QR_SIDE / size)})`.trim());
}

async function copy(kit: HTMLElement, output: Element, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(output.textContent);
    button.textContent = kit.dataset['copied'] ?? '';
    setTimeout(() => {
      button.textContent = kit.dataset['copy'] ?? '';
    }, COPIED_MS);
  } catch {
    // No clipboard: the link stands there, selected.
    getSelection()?.selectAllChildren(output);
  }
}

function savePoster(kit: HTMLElement, code: string): void {
  const poster = kit.querySelector('[data-poster]');
  if (!poster) return;
  const text = new XMLSerializer().serializeToString(poster);
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `poster-${code}.svg`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SAVING_MS);
}
