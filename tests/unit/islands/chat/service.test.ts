import { describe, expect, it } from 'vitest';
import type { ChatServiceConfig } from '#src/config/chat.ts';
import { chatAddress, chatScript, type ChatVisit, type SignedBlock } from '#islands/chat/service.ts';

const link: ChatServiceConfig = {
  desk: 'https://desk.example/chat?from=site',
  adapter: 'link',
  websiteToken: '',
  script: 'https://cdn.desk.example/embed.js',
};
const chatwoot: ChatServiceConfig = { ...link, adapter: 'chatwoot', websiteToken: 'inbox' };
const none: ChatServiceConfig = { ...link, desk: undefined };

const visit: ChatVisit = {
  locale: 'zh-CN',
  topic: 'presales',
  messagePage: 'https://www.berth.example/customer-service',
  page: '/download',
};
const block: SignedBlock = {
  nonce: 'n',
  timestamp: 1_800_000_000,
  web_token: 'w',
  signature: 'ABC',
  algorithm: 'SHA256',
};
const known: ChatVisit = { ...visit, user: { name: '林', phone: '13800138000' }, block };

const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('chatAddress', () => {
  it.each([
    ['https://www.berth.example', 'https://www.berth.example/customer-service'],
    ['http://127.0.0.1:4321', 'http://127.0.0.1:4322/'],
  ])('leads from %s to the desk on this machine only where that is its own: %s', (origin, start) => {
    const own: ChatServiceConfig = { ...link, desk: 'http://127.0.0.1:4322/' };
    const address = chatAddress(own, { ...visit, messagePage: `${origin}/customer-service` });

    expect(address.startsWith(start)).toBe(true);
  });

  it('is our own message page without a desk', () => {
    expect(chatAddress(none, known)).toBe(visit.messagePage);
  });

  it('contains only language, topic and page of an anonymous visitor', () => {
    const address = chatAddress(link, visit);

    expect(new URL(address).origin + new URL(address).pathname).toBe('https://desk.example/chat');
    const told = { from: 'site', language: 'zh-CN', topic: 'presales', page: '/download' };
    expect(queryOf(address)).toEqual(told);
  });

  it('adds the visitor with the signed block, and no identity without a signature', () => {
    expect(queryOf(chatAddress(link, known))).toMatchObject({
      name: '林',
      phone: '13800138000',
      position: 'employee',
      version: 'unknown',
      ...block,
      timestamp: '1800000000',
    });
    expect(queryOf(chatAddress(link, { ...known, block: undefined }))).toEqual(
      queryOf(chatAddress(link, visit)),
    );
  });
});

describe('chatScript', () => {
  it('does not exist if the desk is a link or absent', () => {
    expect(chatScript(none, known)).toBeUndefined();
    expect(chatScript({ ...link, script: undefined }, known)).toBeUndefined();
  });

  it('starts the desk’s script with the signed visitor', () => {
    expect(chatScript(link, known)).toMatchObject({
      src: 'https://cdn.desk.example/embed.js',
      settings: { language: 'zh-CN', topic: 'presales', name: '林', signature: 'ABC' },
    });
    expect(chatScript(link, visit)?.settings).toEqual({ language: 'zh-CN', topic: 'presales' });
  });

  it('starts Chatwoot with its own names, from the host of its script', () => {
    expect(chatScript(chatwoot, known)).toMatchObject({
      src: 'https://cdn.desk.example/embed.js',
      settings: {
        websiteToken: 'inbox',
        baseUrl: 'https://cdn.desk.example',
        locale: 'zh_CN',
        attributes: { name: '林', phone: '13800138000', position: 'employee' },
      },
    });
    expect(chatScript(chatwoot, visit)?.settings).not.toHaveProperty('attributes');
  });

  it('sends Chatwoot no identity, which it would refuse and which all visitors would share', () => {
    const { settings } = chatScript(chatwoot, known) ?? {};

    expect(JSON.stringify(settings)).not.toMatch(/identifier|"w"|ABC/);
  });
});
