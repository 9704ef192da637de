import { describe, expect, it } from 'vitest';
import type { ChatServiceConfig } from '#src/config/site.ts';
import { chatAddress, chatScript, type ChatVisit, type SignedBlock } from '#src/domain/chat/service.ts';

const link: ChatServiceConfig = {
  origin: 'https://desk.example',
  adapter: 'link',
  path: '/chat',
  scriptPath: '/embed.js',
};
const chatwoot: ChatServiceConfig = {
  origin: 'https://desk.example',
  adapter: 'chatwoot',
  websiteToken: 'inbox',
};
const none: ChatServiceConfig = { origin: '', adapter: 'link' };

const visit: ChatVisit = {
  locale: 'zh-CN',
  topic: 'presales',
  messagePage: 'https://www.berth.example/customer-service',
};
const block: SignedBlock = {
  nonce: 'n',
  timestamp: 1_800_000_000_000,
  web_token: 'w',
  signature: 'ABC',
  algorithm: 'SHA256',
};
const known: ChatVisit = { ...visit, user: { name: '林', phone: '13800138000' }, block };

const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('chatAddress', () => {
  it('is our own message page without an external desk', () => {
    expect(chatAddress(none, known)).toBe(visit.messagePage);
  });

  it('tells an anonymous visitor’s language and topic only', () => {
    const address = chatAddress(link, visit);

    expect(new URL(address).origin + new URL(address).pathname).toBe('https://desk.example/chat');
    expect(queryOf(address)).toEqual({ language: 'zh-CN', topic: 'presales' });
  });

  it('adds the visitor together with the signed block', () => {
    expect(queryOf(chatAddress(link, known))).toMatchObject({
      name: '林',
      phone: '13800138000',
      position: 'employee',
      version: 'unknown',
      nonce: 'n',
      timestamp: '1800000000000',
      web_token: 'w',
      signature: 'ABC',
      algorithm: 'SHA256',
    });
  });

  it('tells nobody’s identity without a signature', () => {
    expect(queryOf(chatAddress(link, { ...known, block: undefined }))).toEqual(
      queryOf(chatAddress(link, visit)),
    );
  });

  it('opens Chatwoot’s widget page', () => {
    const address = chatAddress(chatwoot, known);

    expect(new URL(address).pathname).toBe('/widget');
    expect(queryOf(address)).toEqual({ website_token: 'inbox', locale: 'zh_CN' });
  });
});

describe('chatScript', () => {
  it('is nothing where the desk is a link, or is not there', () => {
    expect(chatScript(none, known)).toBeUndefined();
    expect(chatScript({ origin: 'https://desk.example', adapter: 'link' }, known)).toBeUndefined();
  });

  it('starts the desk’s script with the signed visitor', () => {
    expect(chatScript(link, known)).toMatchObject({
      src: 'https://desk.example/embed.js',
      settings: { language: 'zh-CN', topic: 'presales', name: '林', signature: 'ABC' },
    });
    expect(chatScript(link, visit)?.settings).toEqual({ language: 'zh-CN', topic: 'presales' });
  });

  it('starts Chatwoot with its own names', () => {
    expect(chatScript(chatwoot, known)).toMatchObject({
      src: 'https://desk.example/packs/js/sdk.js',
      settings: {
        websiteToken: 'inbox',
        baseUrl: 'https://desk.example',
        user: { name: '林', identifier: 'w', identifier_hash: 'ABC' },
      },
    });
    expect(chatScript(chatwoot, visit)?.settings).not.toHaveProperty('user');
  });
});
