import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QrCode } from '#islands/ui/QrCode.tsx';

describe('the HTML of QrCode', () => {
  it('has the square without the code, and its name', () => {
    const html = renderToString(<QrCode text="https://www.berth.example/" label="QR code" className="x" />);

    expect(html).toMatch(/^<svg viewBox="0 0 29 29" class="x" role="img" aria-label="QR code">/);
    expect(html).not.toContain('qr-squares');
  });

  it('has no name inside a picture that has one', () => {
    const html = renderToString(<QrCode text="a" x="72" y="182" width="216" height="216" />);

    expect(html).toMatch(/^<svg viewBox="0 0 29 29" x="72" y="182" width="216" height="216">/);
  });
});
