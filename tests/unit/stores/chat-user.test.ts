import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SIGNED_IN_KEY } from '#src/config/flow-keys.ts';
import { signedInText } from '#src/domain/signed-in.ts';
import { $chatUser, noteClientFacts, noteClientUser, noteVisitor } from '#src/stores/page/chat-user.ts';
import { memoryStorage } from '#tests/helpers/fake-storage.ts';

const GUEST = { signedIn: false, isGuest: true, userName: null, role: null } as const;

it('noteClientUser adds version and machine only for a signed-in user, and removes them at sign-out', () => {
  onTestFinished(() => $chatUser.set(undefined));
  // Another test file may have signed in.
  noteClientUser(GUEST);
  noteClientFacts({ version: '6.2.0' });
  expect($chatUser.get()).toBeUndefined();

  noteClientUser({ signedIn: true, isGuest: false, userName: 'harbor', role: 'manager', isVip: true });
  noteClientFacts({ version: '6.2.0', machineString: 'M-1' });
  const manager = { name: 'harbor', isBoss: false, position: 1, isVip: true };
  expect($chatUser.get()).toEqual({ ...manager, version: '6.2.0', machineString: 'M-1' });
  noteVisitor({ name: 'Lin', phone: '13800138000', email: '' });
  expect($chatUser.get()).toMatchObject({ name: 'harbor', phone: '13800138000' });

  noteClientUser(GUEST);
  expect($chatUser.get()).toEqual({ name: 'Lin', phone: '13800138000' });
});

describe('loadChatUser', () => {
  let storage: Storage;
  let page: typeof import('#src/stores/page/chat-user.ts');
  beforeEach(async () => {
    // Imported anew as on another page: the module holds the state.
    vi.resetModules();
    page = await import('#src/stores/page/chat-user.ts');
    storage = memoryStorage();
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', memoryStorage());
  });
  const signIn = (name: string) => storage.setItem(SIGNED_IN_KEY, signedInText(name, Date.now()));

  it('has the signed-in name until a sign-out', () => {
    signIn('韩梅梅');
    page.loadChatUser();
    expect(page.$chatUser.get()).toEqual({ name: '韩梅梅' });

    storage.removeItem(SIGNED_IN_KEY);
    page.loadChatUser();
    expect(page.$chatUser.get()).toBeUndefined();
  });

  it('uses an account’s name as the email if it is an address', () => {
    signIn('lin@shop.test');
    page.loadChatUser();

    expect(page.$chatUser.get()).toEqual({ name: 'lin@shop.test', email: 'lin@shop.test' });
  });

  it('has the account’s number while its name is signed in', () => {
    signIn('harbor');
    page.noteAccount('harbor', 'H4RB0R');
    expect(page.$chatUser.get()).toEqual({ name: 'harbor', customerToken: 'H4RB0R' });

    signIn('quay');
    page.loadChatUser();
    expect(page.$chatUser.get()).toEqual({ name: 'quay' });
  });

  it('adds the page’s attribution', async () => {
    const { pageAttribution } = await import('#src/stores/page/shared.ts');
    page.noteVisitor({ name: 'Lin' });
    expect(page.$chatUser.get()).toEqual({ name: 'Lin' });
    vi.stubGlobal('location', new URL('https://site.test/'));
    vi.stubGlobal('document', { cookie: 'promoter=harbor' });
    pageAttribution.capture();
    page.loadChatUser();

    expect(page.$chatUser.get()).toEqual({ name: 'Lin', custom: { promoter: 'harbor' } });
    page.noteVisitor({ custom: { connection: 'not-running' } });
    expect(page.$chatUser.get()?.custom).toEqual({ promoter: 'harbor', connection: 'not-running' });
  });

  it('collects the visitor’s subjects, and keeps earlier addresses', () => {
    page.noteVisitor({ email: 'lin@shop.test', tags: ['appointment'] });
    page.noteVisitor({ email: 'office@shop.test', tags: ['application'] });
    page.noteVisitor({ phone: '13800138000', tags: ['appointment'] });

    expect(page.$chatUser.get()).toEqual({
      email: 'office@shop.test',
      phone: '13800138000',
      otherEmails: ['lin@shop.test'],
      tags: ['appointment', 'application'],
    });
  });

  it('prefers the client to the site, and the site to a form', () => {
    signIn('harbor');
    page.noteVisitor({ name: 'Lin', phone: '13800138000' });
    page.loadChatUser();
    expect(page.$chatUser.get()).toEqual({ name: 'harbor', phone: '13800138000' });

    page.noteClientUser({ signedIn: true, isGuest: false, userName: 'quay', role: 'boss' });
    expect(page.$chatUser.get()).toEqual({ name: 'quay', isBoss: true, phone: '13800138000' });
    page.noteClientUser(GUEST);
    expect(page.$chatUser.get()).toEqual({ name: 'harbor', phone: '13800138000' });
  });

  it('does not notify without a change, so that nothing is signed again', () => {
    signIn('harbor');
    page.loadChatUser();
    const before = page.$chatUser.get();
    page.loadChatUser();

    expect(page.$chatUser.get()).toBe(before);
  });
});
