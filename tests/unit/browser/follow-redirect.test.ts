import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followRedirect } from '#src/browser/follow-redirect.ts';

interface FakeSection {
  hidden: boolean;
  dataset: Record<string, string>;
  link: { href: string; textContent: string; dataset: Record<string, string> };
}

/** The page's three parts and the host's name, as far as `followRedirect` touches them. */
function fakePage() {
  const part = (state: string): FakeSection => ({
    hidden: state !== 'own',
    dataset: { state },
    link: { href: '/', textContent: '', dataset: state === 'leave' ? { text: 'Go to {{host}}' } : {} },
  });
  const parts = ['own', 'leave', 'refused'].map(part);
  const host = { textContent: '' };
  const linkOf = (selector: string) => {
    const state = /data-state="(\w+)"/.exec(selector)?.[1];
    const link = parts.find(({ dataset }) => dataset['state'] === state)?.link;
    return (
      link &&
      Object.assign(link, {
        getAttribute: () => link.href,
        setAttribute: (_name: string, value: string) => (link.href = value),
      })
    );
  };
  const page = {
    querySelectorAll: () => parts,
    querySelector: (selector: string) => (selector === '[data-host]' ? host : linkOf(selector)),
  };
  const shown = () => parts.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset['state']);
  const link = (state: string) => parts.find(({ dataset }) => dataset['state'] === state)?.link;
  return { page: page as unknown as HTMLElement, shown, link, host }; // only what `followRedirect` uses is there
}

const assign = vi.fn<(href: string) => void>();

beforeEach(() => assign.mockReset());

function visit(target: string | undefined): ReturnType<typeof fakePage> {
  const query = target === undefined ? '' : `?target=${encodeURIComponent(target)}`;
  vi.stubGlobal('location', { origin: 'https://site.test', search: query, assign });
  const fake = fakePage();
  followRedirect(fake.page);
  return fake;
}

describe('followRedirect', () => {
  it('goes on to an address of this site, and leaves a link to it in the page', () => {
    const { shown, link } = visit('/faq');

    expect(assign).toHaveBeenCalledExactlyOnceWith('https://site.test/faq');
    expect(shown()).toEqual(['own']);
    expect(link('own')?.href).toBe('https://site.test/faq');
  });

  it('names a listed host and goes nowhere by itself', () => {
    const { shown, link, host } = visit('https://app.berth.example/login');

    expect(assign).not.toHaveBeenCalled();
    expect(shown()).toEqual(['leave']);
    expect(host.textContent).toBe('app.berth.example');
    expect(link('leave')).toMatchObject({
      href: 'https://app.berth.example/login',
      textContent: 'Go to app.berth.example',
    });
  });

  it.each(['https://evil.example/', '/redirect?target=/redirect', 'javascript:alert(1)'])(
    'says that %s is not followed, and puts it into no link',
    (target) => {
      const { shown, link } = visit(target);

      expect(assign).not.toHaveBeenCalled();
      expect(shown()).toEqual(['refused']);
      expect(['own', 'leave'].map((state) => link(state)?.href)).toEqual(['/', '/']);
    },
  );

  it('goes home without a target', () => {
    visit(undefined);

    expect(assign).toHaveBeenCalledExactlyOnceWith('https://site.test/');
  });
});
