/** Fills the partner kit while a code is typed: link, QR code, poster. Nothing is sent. */
import { encode } from 'uqr';
import { isPromoterCode, partnerLink } from '#src/domain/partner-link.ts';

/** Side of the QR code inside the poster, in its own units. */
const QR_SIDE = 216;
const SAMPLE_CODE = 'partner-code';

export function startPartnerKit(kit: HTMLElement): void {
  const form = kit.querySelector('form');
  const code = kit.querySelector<HTMLInputElement>('#kit-code');
  const page = kit.querySelector<HTMLSelectElement>('#kit-page');
  const error = kit.querySelector<HTMLElement>('#kit-error');
  const output = kit.querySelector('[data-link]');
  if (!form || !code || !page || !error || !output) return;

  const draw = (): void => {
    const typed = code.value.trim();
    const isWrong = typed !== '' && !isPromoterCode(typed);
    error.hidden = !isWrong;
    code.setAttribute('aria-invalid', String(isWrong));
    const shown = isWrong || typed === '' ? SAMPLE_CODE : typed;
    const link = partnerLink(kit.dataset['origin'] ?? location.origin, page.value, shown) ?? '';
    output.textContent = isWrong ? '' : link;
    kit.querySelector('[data-qr]')?.setAttribute('d', qrPath(link));
    const caption = kit.querySelector('[data-poster-code]');
    if (caption) caption.textContent = shown;
  };
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', draw);
  kit.querySelector('[data-copy-link]')?.addEventListener('click', ({ currentTarget }) => {
    void copy(kit, output.textContent, currentTarget as HTMLElement);
  });
  kit.querySelector('[data-save]')?.addEventListener('click', () => savePoster(kit, code.value.trim()));
  draw();
}

function qrPath(text: string): string {
  const { data, size } = encode(text, { border: 0 });
  const unit = QR_SIDE / size;
  const round = (value: number) => Number((value * unit).toFixed(2));
  return data
    .flatMap((row, y) =>
      row.map((isDark, x) =>
        isDark
          ? `M${String(round(x))} ${String(round(y))}h${String(round(1))}v${String(round(1))}H${String(round(x))}z`
          : '',
      ),
    )
    .join('');
}

async function copy(kit: HTMLElement, text: string, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = kit.dataset['copied'] ?? '';
    setTimeout(() => {
      button.textContent = kit.dataset['copy'] ?? '';
    }, 2000);
  } catch {
    // No clipboard: the link stands there and can be selected.
    const output = kit.querySelector('[data-link]');
    if (output) getSelection()?.selectAllChildren(output);
  }
}

function savePoster(kit: HTMLElement, code: string): void {
  const poster = kit.querySelector('[data-poster]');
  if (!poster) return;
  const text = new XMLSerializer().serializeToString(poster);
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `poster-${isPromoterCode(code) ? code : SAMPLE_CODE}.svg`;
  link.click();
  URL.revokeObjectURL(url);
}
