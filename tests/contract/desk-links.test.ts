/** Links to the desk that identify a visitor: when they are valid, and attacks (docs/security.md, "The chat desk"). */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  type Browser,
  browserAt,
  eventually,
  inboxOf,
  linkOf,
  say,
  visitorAt,
  startVisitor,
} from '#tests/helpers/desk-visits.ts';
import { deskForTest } from '#tests/helpers/desk.ts';
import { DATABASE_KINDS } from '#tests/helpers/test-databases.ts';

describe.each(DATABASE_KINDS)('a link that identifies its visitor, on %s', (kind) => {
  it('is valid when our server signed it just now, and is removed from the address', async () => {
    const desk = await deskForTest(kind);
    const browser = browserAt(desk);

    const { path } = await browser.go(linkOf(desk, { name: '林', isVip: 'true', companyName: 'Lin & Co' }));
    await say(browser);

    expect(path).toBe('/?language=en-US&topic=support&page=');
    expect(await inboxOf(desk)).toMatchObject([
      { isSigned: true, refusal: null, fields: { name: '林', isVip: 'true', companyName: 'Lin & Co' } },
    ]);
  });

  it('is valid once: a repeated nonce is a replay', async () => {
    const desk = await deskForTest(kind);
    const [owner, thief] = [browserAt(desk), browserAt(desk)];
    const link = linkOf(desk, { name: 'Lin' });
    await owner.go(link);
    await say(owner, 'mine');
    desk.clock.advance(1);

    await thief.go(link);
    await say(thief, 'stolen');

    expect(await inboxOf(desk)).toMatchObject([
      { lastText: 'mine', isSigned: true },
      { lastText: 'stolen', isSigned: false, refusal: 'replay', fields: {} },
    ]);
  });
});

describe('a link that identifies its visitor', () => {
  it('changes nothing in a conversation whose visitor is verified', async () => {
    const desk = await deskForTest('sqlite');
    const browser = await visitorAt(desk, linkOf(desk, { name: 'Lin' }));
    await say(browser);

    await browser.go(linkOf(desk, { name: 'Mallory' }, { signature: 'A'.repeat(64) }));

    expect(await inboxOf(desk)).toMatchObject([
      { isSigned: true, refusal: 'signature', fields: { name: 'Lin' } },
    ]);
  });

  it('lets the visitor in while the database cannot be written', async () => {
    const desk = await deskForTest('sqlite');
    await sql`pragma query_only = 1`.execute(desk.db);
    const { path } = await browserAt(desk).go(linkOf(desk, { name: 'Lin' }));
    expect(path).toBe('/?language=en-US&topic=support&page=');
  });

  it('cannot fill the database with fields', async () => {
    const desk = await deskForTest('sqlite');
    const browser = browserAt(desk);
    const many = Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [`field${index}`, 'x'.repeat(90)]),
    );
    await browser.go(linkOf(desk, { ...many, name: 'n'.repeat(3000), constructor: 'x', 'a b': 'x' }));
    await say(browser);

    const fields = (await inboxOf(desk))[0]?.fields ?? {};
    expect(Object.keys(fields)).toHaveLength(40);
    expect(Object.values(fields).every((value) => value.length <= 256)).toBe(true);
  });

  describe('of another person', () => {
    const press = (browser: Browser, answer: 'stay' | 'offered' | 'other') =>
      browser.send(`/visitor/${answer}?language=en-US`, { method: 'POST' });

    /** The content of a visitor's page that opens now. */
    async function shownIn(browser: Browser, texts: string[]) {
      const page = startVisitor(browser);
      await eventually(() => expect(page.$messages.get().map(({ text }) => text)).toEqual(texts));
      await eventually(() => expect(page.$state.get()).toBeDefined());
      return page;
    }

    /** The browser in which Lin has written, and has a draft. */
    async function browserOfLin() {
      const desk = await deskForTest('sqlite');
      const browser = await visitorAt(desk, linkOf(desk, { name: 'Lin', phone: '13800138000' }));
      await say(browser, 'from Lin');
      const page = await shownIn(browser, ['from Lin']);
      page.saveDraft('Lin’s secret');
      page.stop();
      desk.clock.advance(1);
      return { desk, browser };
    }

    it('changes nothing until the visitor agrees', async () => {
      const { desk, browser } = await browserOfLin();

      await browser.go(linkOf(desk, { name: 'Chen' }));
      await shownIn(browser, ['from Lin']);

      const { status, headers } = await press(browser, 'stay');
      expect([status, headers.get('location')]).toEqual([303, '/?language=en-US']);
      expect((await press(browser, 'offered')).status).toBe(303);
      const page = await shownIn(browser, ['from Lin']);
      expect(page.$state.get()?.hasOther).toBe(false);
    });

    it('opens a separate conversation if the visitor wants it, and the first one again', async () => {
      const { desk, browser } = await browserOfLin();
      await browser.go(linkOf(desk, { name: 'Chen' }));

      await press(browser, 'offered');
      await say(browser, 'from Chen');
      const second = await shownIn(browser, ['from Chen']);
      expect(second.draft()).toBe('');
      expect(second.$state.get()?.hasOther).toBe(true);
      expect((await inboxOf(desk)).map(({ fields }) => fields['name'])).toEqual(['Lin', 'Chen']);

      await press(browser, 'other');
      const first = await shownIn(browser, ['from Lin']);
      expect(first.$state.get()?.hasOther).toBe(true);
      await press(browser, 'other');
      await shownIn(browser, ['from Chen']);
    });

    it('asks nothing in an empty conversation', async () => {
      const desk = await deskForTest('sqlite');
      const browser = await visitorAt(desk, linkOf(desk, { name: 'Lin' }));

      await browser.go(linkOf(desk, { name: 'Chen' }));
      await say(browser, 'hello');

      expect(await inboxOf(desk)).toMatchObject([{ fields: { name: 'Chen' }, lastText: 'hello' }]);
    });
  });
});

describe('the block of a link', () => {
  it('is needed, with its own signature, nonce, time and web token: else the visitor is anonymous, and the agent sees it', async () => {
    const desk = await deskForTest('sqlite');
    const changes: Record<string, string>[] = [
      { signature: 'A'.repeat(64) },
      { nonce: '0'.repeat(32) },
      { timestamp: '1' },
      { web_token: 'somebody-else' },
    ];
    for (const change of changes)
      await say(await visitorAt(desk, linkOf(desk, { name: 'Boss', isBoss: 'true' }, change)));
    desk.clock.advance(1);
    await say(await visitorAt(desk, '/?name=Boss'));

    expect(await inboxOf(desk)).toMatchObject([
      ...changes.map(() => ({ isSigned: false, refusal: 'signature', fields: {} })),
      { isSigned: false, refusal: 'unsigned', fields: {} },
    ]);
  });

  it('is valid up to 300 seconds off', async () => {
    const desk = await deskForTest('sqlite');
    for (const seconds of [-301, -300, 300, 301]) {
      desk.clock.advance(seconds);
      const link = linkOf(desk, { name: 'Lin' });
      desk.clock.advance(-seconds);
      await say(await visitorAt(desk, link), String(seconds));
    }

    const judged = (await inboxOf(desk)).map(({ lastText, ...one }) => [
      lastText,
      [one.isSigned, one.refusal],
    ]);
    expect(Object.fromEntries(judged)).toEqual({
      '-301': [false, 'time'],
      '-300': [true, null],
      '300': [true, null],
      '301': [false, 'time'],
    });
  });
});
