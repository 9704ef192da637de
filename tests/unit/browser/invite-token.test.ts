import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inviteLink, saveInviteToken, readInviteToken } from '#src/browser/invite-token.ts';
import { visit } from '#tests/helpers/address-bar.ts';
import { memoryStorage } from '#tests/helpers/fake-storage.ts';

const TOKEN = 'sample-no-account';

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));

describe('readInviteToken', () => {
  it('§3.1 removes the token from the address, keeps the rest, and returns it on the tab’s next pages', () => {
    const { address } = visit(`https://site.test/staffregister?from=mail&token=${TOKEN}#form`);

    expect(readInviteToken()).toBe(TOKEN);
    expect(address()).toBe('https://site.test/staffregister?from=mail#form');
    visit('https://site.test/teaminvited');
    expect(readInviteToken()).toBe(TOKEN);
    expect(readInviteToken()).toBe(TOKEN);
  });

  it('removes an invalid token from the address too, and returns no older one instead', () => {
    visit(`https://site.test/staffregister?token=${TOKEN}`);
    readInviteToken();
    const { address } = visit(`https://site.test/staffregister?token=${encodeURIComponent('<script>')}`);

    expect(readInviteToken()).toBe('');
    expect(address()).toBe('https://site.test/staffregister');
  });

  it('works if the address cannot be changed', () => {
    visit(`https://site.test/staffregister?token=${TOKEN}`, () => {
      throw new DOMException('too often', 'SecurityError');
    });

    expect(readInviteToken()).toBe(TOKEN);
  });
});

describe('saveInviteToken', () => {
  it('moves the token from the address to the tab for the island', () => {
    const { address } = visit(`https://site.test/staffregister?from=mail&token=${TOKEN}`);
    expect(saveInviteToken()).toBe(true);
    expect(address()).toBe('https://site.test/staffregister?from=mail');
    expect(saveInviteToken()).toBe(true);

    expect(readInviteToken()).toBe(TOKEN);
  });

  it('leaves it in the address without storage, until it is taken', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { address } = visit(`https://site.test/staffregister?token=${TOKEN}`);
    expect(saveInviteToken()).toBe(true);
    expect(address()).toContain(TOKEN);

    expect(readInviteToken()).toBe(TOKEN);
    expect(address()).toBe('https://site.test/staffregister');
  });
});

it('finds no token in an address without one, or with a broken one', () => {
  visit('https://site.test/staffregister');
  expect(saveInviteToken()).toBe(false);
  visit('https://site.test/staffregister?token=short');
  expect(saveInviteToken()).toBe(false);
});

const remember = () => sessionStorage.setItem('inviteJoined', '{"company":"Berth"}');

it.each(['another-token', 'short'])('an invitation’s result is deleted by the link of %s', (token) => {
  visit(`https://site.test/staffregister?token=${TOKEN}`);
  readInviteToken();
  remember();
  visit(`https://site.test/staffregister?token=${token}`);
  readInviteToken();

  expect(sessionStorage.getItem('inviteJoined')).toBeNull();
});

it('inviteLink is the page with the token and nothing else', () => {
  expect(inviteLink(TOKEN, 'https://site.test/en/staffregister?from=mail#form')).toBe(
    `https://site.test/en/staffregister?token=${TOKEN}`,
  );
});
