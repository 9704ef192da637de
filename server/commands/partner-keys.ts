/** Keys with which partners see their own figures on /partners: created, listed, revoked. The database keeps hashes. */
import { randomBytes } from 'node:crypto';
import { readKnownPromoters } from '#server/content/content.ts';
import { partnerKeyHash } from '#server/statistics/partner-keys.ts';
import { listCommand } from './arguments.ts';
import { makeChange } from './audit.ts';
import { InputError, type CommandContext } from './command.ts';

export const partnerKeys = listCommand('partner-keys', {
  options: {},
  async list({ db }, { from, to }) {
    const keys = await db
      .selectFrom('partner_keys')
      .select(['promoter', 'created_at'])
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .orderBy('promoter')
      .execute();
    return {
      columns: ['promoter', 'given'],
      rows: keys.map(({ promoter, created_at }) => [promoter, new Date(created_at).toISOString()]),
      empty: 'No partner has a key.',
    };
  },
  actions: { make, revoke },
});

async function make(context: CommandContext, promoter: string): Promise<void> {
  const { clock, config, hash, out } = context;
  const known = readKnownPromoters(config.contentDir);
  if (!known.includes(promoter)) {
    throw new InputError(
      `promoters.json has no code "${promoter}": add it there first. It has ${known.join(', ')}.`,
    );
  }
  const key = randomBytes(24).toString('base64url');
  const values = { key_hash: partnerKeyHash(hash, promoter, key), created_at: clock.now() };
  await makeChange(context, async (transaction) => {
    await transaction
      .insertInto('partner_keys')
      .values({ promoter, ...values })
      .onConflict((conflict) => conflict.column('promoter').doUpdateSet(values))
      .execute();
    return { action: 'partner-key.make', subject: promoter };
  });
  await out.write(`The key of ${promoter}, shown only once:\n${key}\n`);
}

async function revoke(context: CommandContext, promoter: string): Promise<void> {
  await makeChange(context, async (transaction) => {
    const revoked = await transaction
      .deleteFrom('partner_keys')
      .where('promoter', '=', promoter)
      .returning('promoter')
      .executeTakeFirst();
    if (!revoked) {
      throw new InputError(
        `"${promoter}" has no key: \`npm run operate -- partner-keys\` lists the partners with a key.`,
      );
    }
    return { action: 'partner-key.revoke', subject: promoter };
  });
  await context.out.write(`The key of ${promoter} no longer works.\n`);
}
