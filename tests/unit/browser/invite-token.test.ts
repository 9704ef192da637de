import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inviteLink, keepInviteToken, takeInviteToken } from '#src/browser/invite-token.ts';
import { visit } from '#tests/helpers/address-bar.ts';
import { memoryStorage } from '#tests/helpers/fake-storage.ts';

const TOKEN = 'sample-no-account';

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));

describe('takeInviteToken', () => {
  it('§3.1 takes the token out of the address, leaves the rest of it, and knows it again on the tab’s next pages', () => {
    const { address } = visit(`https://site.test/staffregister?from=mail&token=${TOKEN}#form`);

    expect(takeInviteToken()).toBe(TOKEN);
    expect(address()).toBe('https://site.test/staffregister?from=mail#form');
    visit('https://site.test/teaminvited');
    expect(takeInviteToken()).toBe(TOKEN);
    expect(takeInviteToken()).toBe(TOKEN);
  });

  it('takes what is no token out of the address all the same, and shows no older invitation for it', () => {
    visit(`https://site.test/staffregister?token=${TOKEN}`);
    takeInviteToken();
    const { address } = visit(`https://site.test/staffregister?token=${encodeURIComponent('<script>')}`);

    expect(takeInviteToken()).toBe('');
    expect(address()).toBe('https://site.test/staffregister');
  });

  it('works where the address may not be changed', () => {
    visit(`https://site.test/staffregister?token=${TOKEN}`, () => {
      throw new DOMException('too often', 'SecurityError');
    });

    expect(takeInviteToken()).toBe(TOKEN);
  });
});

describe('keepInviteToken', () => {
  it('takes the token out of the address for the island that asks about it later', () => {
    const { address } = visit(`https://site.test/staffregister?from=mail&token=${TOKEN}`);
    keepInviteToken();
    expect(address()).toBe('https://site.test/staffregister?from=mail');

    expect(takeInviteToken()).toBe(TOKEN);
  });

  it('leaves it in the address where the browser keeps nothing, until it is taken', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { address } = visit(`https://site.test/staffregister?token=${TOKEN}`);
    keepInviteToken();
    expect(address()).toContain(TOKEN);

    expect(takeInviteToken()).toBe(TOKEN);
    expect(address()).toBe('https://site.test/staffregister');
  });
});

describe('what was joined with an invitation', () => {
  const remember = () => sessionStorage.setItem('inviteJoined', '{"company":"Berth"}');

  it.each(['another-token', 'short'])('is forgotten with the link of %s', (token) => {
    visit(`https://site.test/staffregister?token=${TOKEN}`);
    takeInviteToken();
    remember();
    visit(`https://site.test/staffregister?token=${token}`);
    takeInviteToken();

    expect(sessionStorage.getItem('inviteJoined')).toBeNull();
  });
});

describe('inviteLink', () => {
  it('is the page with the token and nothing else', () => {
    expect(inviteLink(TOKEN, 'https://site.test/en/staffregister?from=mail#form')).toBe(
      `https://site.test/en/staffregister?token=${TOKEN}`,
    );
  });
});
