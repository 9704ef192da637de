import { beforeEach, describe, expect, it, vi } from 'vitest';
import { captureAttribution, currentAttribution } from '#src/browser/attribution.ts';
import { visit } from '#tests/helpers/address-bar.ts';

/** Name and value of each cookie; the tests of the cookie wrapper cover attributes. */
let jar: Map<string, string>;

beforeEach(() => {
  jar = new Map();
  vi.stubGlobal(
    'document',
    Object.defineProperty({}, 'cookie', {
      get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      set: (line: string) => {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      },
    }),
  );
});

describe('captureAttribution', () => {
  it('§4.8 §4.9 stores a link’s parameters and restores them on the next page', () => {
    visit('https://site.test/?promoter=p.exe&callback=cb&utm_source=mail');
    captureAttribution();
    const next = visit('https://site.test/register#form');
    captureAttribution();

    expect(next.address()).toBe('https://site.test/register?promoter=p&callback=cb#form');
    expect(currentAttribution()).toMatchObject({ promoter: 'p', callback: 'cb', utmSource: 'mail' });
  });

  it('continues when the address cannot be changed (A23)', () => {
    jar.set('promoter', 'p');
    visit('https://site.test/', () => {
      throw new DOMException('Too many calls', 'SecurityError');
    });

    expect(() => captureAttribution()).not.toThrow();
    expect(currentAttribution().promoter).toBe('p');
  });
});
