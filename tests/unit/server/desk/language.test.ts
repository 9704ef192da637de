import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { agentLanguage, preferredLanguage } from '#server/desk/language.ts';

it.each([
  ['en-US,en;q=0.9', 'en-US'],
  ['zh-TW,zh;q=0.9,en;q=0.8', 'zh-CN'],
  ['de-DE,de;q=0.9,en;q=0.5', 'en-US'],
  ['zh;q=0, en;q=0.1', 'en-US'],
  ['fr', 'zh-CN'],
])('the language that a browser with "%s" prefers is %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

const app = new Hono().get('/agent', (context) => context.text(agentLanguage(context)));
const ask = async (path: string, headers: Record<string, string>) => {
  const answer = await app.request(path, { headers });
  return { language: await answer.text(), cookie: answer.headers.get('set-cookie') };
};

it('the agents’ desk is in the browser’s language until an agent chooses another, and then stays in that', async () => {
  const english = { 'accept-language': 'en-US' };
  expect(await ask('/agent', english)).toEqual({ language: 'en-US', cookie: null });

  const chosen = await ask('/agent?language=zh-CN', english);
  expect(chosen).toMatchObject({ language: 'zh-CN', cookie: expect.stringContaining('Path=/;') as string });

  const cookie = chosen.cookie?.split(';')[0] ?? '';
  expect(await ask('/agent', { ...english, cookie })).toEqual({ language: 'zh-CN', cookie: null });
});
