/** What visitors ask of the database, and the two pages of figures, each as the server asks it, with how long it takes after a year. */
import { isReferrer } from '#server/accounts/referrers.ts';
import { findUserId } from '#server/accounts/users.ts';
import type { Clock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { readContent } from '#server/content/content.ts';
import type { Database } from '#server/db/schema.ts';
import { createChanges } from '#server/desk/changes.ts';
import { createConversations } from '#server/desk/conversations.ts';
import { createKeyedHash } from '#server/keyed-hash.ts';
import { createLimiter } from '#server/limits/limiter.ts';
import { limitRules } from '#server/limits/rules.ts';
import { createLog } from '#server/log.ts';
import { createCodes } from '#server/accounts/codes.ts';
import { findInvitation } from '#server/accounts/invitations.ts';
import { showFigures } from '#server/statistics/operator.ts';
import { sumsByDay } from '#server/statistics/sums.ts';
import { recordUsage } from '#server/usage/usage.ts';
import { median } from '#tests/bench/figures.ts';

const TIMES = 15;

export async function timeQueries(db: Database, clock: Clock) {
  const config = readConfig({});
  const content = readContent(config.contentDir);
  const hash = createKeyedHash('a key for the bench that is long enough');
  const limiter = createLimiter(db, clock);
  const rules = limitRules(config.limits, hash);
  const codes = createCodes(db, clock, hash);
  const changes = createChanges(db, clock, createLog('silent'));
  const conversations = createConversations(db, clock, changes);
  const subject = { purpose: 'register', areaCode: '86', phone: '13000000007' } as const;
  let turn = 0;
  const askerAt = (from: string) => ({ address: from, shown: 0 });
  const address = (): string => `203.0.113.${turn++ % 250}`;

  const queries: Readonly<Record<string, () => Promise<unknown>>> = {
    'limits of a code': () => limiter.consume(rules.codeRequest(`+86131${turn}`, askerAt(address()))),
    'limits of a code, IPv6': () =>
      limiter.consume(
        rules.codeRequest(`+86132${turn}`, askerAt(`2001:db8:${(turn++).toString(16)}:0::/64`)),
      ),
    'limits of usage records': () => limiter.consume(rules.usage(address())),
    'a code is issued': () => codes.issue(subject, address()),
    'a code is tried': () => codes.verify(subject, '000000', address()),
    'is the phone registered?': () => findUserId(db, subject),
    'is there such a referrer?': () => isReferrer({ db, content }, 'r-100-7'),
    'an invitation is looked up': () => findInvitation({ db, clock, hash }, 'nobody'),
    'usage records are written': () =>
      recordUsage(db, clock, [{ key: 'k', count: 1, platform: 'PC', segmentation: {} }], {
        language: 'zh',
        device: 'windows',
      }),
    'a conversation’s messages': () => conversations.messagesAfter('chat-360-7', 0),
    'the operator’s page of a year': () =>
      showFigures({ db, clock, content }, { language: 'en-US', brand: config.sms.brand, days: '365' }),
    'a partner’s days': () => sumsByDay(db, { from: 0, to: Number.MAX_SAFE_INTEGER, promoter: 'quay7' }),
  };
  const times: { name: string; medianMs: number; slowestMs: number }[] = [];
  for (const [name, query] of Object.entries(queries)) {
    const each: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const start = performance.now();
      await query();
      each.push(performance.now() - start);
    }
    times.push({ name, medianMs: median(each), slowestMs: Math.max(...each) });
  }
  changes.close();
  return times;
}
