import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QrCode } from '#islands/ui/QrCode.tsx';

it('the HTML of QrCode has the square with three corners, without the code, and its name', () => {
  const html = renderToString(<QrCode text="https://www.berth.example/" label="QR code" className="x" />);

  expect(html).toMatch(/^<svg viewBox="0 0 29 29" class="x" role="img" aria-label="QR code">/);
  expect(html).not.toContain('qr-squares');
  expect(html.match(/h7v7h-7z/g)).toHaveLength(3);
});
