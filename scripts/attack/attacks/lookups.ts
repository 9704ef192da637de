/** A4 and A9: whoever tries tokens out, many at once, or under many names for one address. */
import { randomInt } from 'node:crypto';
import { inviteTokenStatus } from '#src/api/contract/invite.ts';
import { NotTriedError, type Attack, type Finding } from '#scripts/attack/attack.ts';
import type { Target } from '#scripts/attack/target.ts';

const AT_ONCE = 90;
/** As docs/server.md has it, where the operator has set no other. */
const IN_VAIN = 20;
const PROXY = '127.0.0.1';

interface Trying {
  from: string;
  forwarded?: string;
}

/** @returns how many of so many unknown tokens were answered */
async function tryTokens(
  target: Target,
  count: number,
  by: (index: number) => Trying,
  isAtOnce = true,
): Promise<number> {
  let answered = 0;
  const tryOne = async (index: number): Promise<void> => {
    const { from, forwarded } = by(index);
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const token = `unknown-${randomInt(2 ** 40)}-${index}`;
    const { status, ret } = await target.call(inviteTokenStatus, { token }, { from, headers });
    if (status === 200 && ret !== 0) answered++;
  };
  if (isAtOnce) await Promise.all(Array.from({ length: count }, (_, index) => tryOne(index)));
  else for (let index = 0; index < count; index++) await tryOne(index);
  return answered;
}

export const tokensAtOnce: Attack = {
  id: 'a4',
  title: `${AT_ONCE} unknown invitations at once from one address`,
  async run(target) {
    const from = target.freshAddress();
    const answered = await tryTokens(target, AT_ONCE, () => ({ from }));
    return [
      { what: 'answered', figure: `${answered} of ${AT_ONCE}`, held: answered > 0 && answered <= IN_VAIN },
    ];
  },
};

export const manyNames: Attack = {
  id: 'a9',
  title: 'one visitor under many names, and a household with many networks',
  async run(target) {
    const [third, last] = [randomInt(1, 255), randomInt(1, 200)];
    const ipv4 = (host: number): string => `203.0.${third}.${host}`;
    const hexOf = (...bytes: number[]): string =>
      bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const forward = (written: (index: number) => string, count: number) =>
      tryTokens(target, count, (index) => ({ from: PROXY, forwarded: written(index) }), false);

    await forward(() => ipv4(last), IN_VAIN);
    if ((await forward(() => ipv4(last), 1)) > 0) throw new NotTriedError('its limits are others than usual');
    if ((await forward(() => ipv4(last + 1), 1)) === 0) {
      throw new NotTriedError(`it takes nobody for its proxy: start it with TRUSTED_PROXIES=${PROXY}`);
    }
    const forms = [
      (host: number) => `${ipv4(host)}:4711`,
      (host: number) => `::ffff:${ipv4(host)}`,
      (host: number) => `::ffff:cb00:${hexOf(third, host)}`,
      (host: number) => `[::ffff:${ipv4(host)}]:4711`,
      (host: number) => `64:ff9b::cb00:${hexOf(third, host)}`,
    ];
    const again = await forward((index) => forms[index % forms.length]?.(last) ?? '', 4 * forms.length);
    // Each of the forms for somebody else: they are not the one who has tried too often.
    const others = await forward(
      (index) => forms[index % forms.length]?.(last + 2 + index) ?? '',
      4 * forms.length,
    );
    const site = randomInt(0x1000, 0x10000).toString(16);
    const household = (index: number): string =>
      `2001:db8:${site}:${hexOf(index >> 2)}${hexOf(index % 256)}::1`;
    const sameBlock = (index: number): string => `2001:db8:${site}:ff${hexOf(index % 256)}::1`;
    const block = await forward(sameBlock, 200);
    const all = await forward(household, 600);
    const findings: Finding[] = [
      { what: 'more by other names of the same address', figure: `${again} of 20`, held: again === 0 },
      { what: 'other visitors in the same forms', figure: `${others} of 20 answered`, held: others === 20 },
      {
        what: 'one try from each of 200 /64s of a /56',
        figure: `${block} answered`,
        held: block <= 4 * IN_VAIN,
      },
      { what: 'from each of 600 /64s of its /48', figure: `${all} answered`, held: all <= 16 * IN_VAIN },
    ];
    return findings;
  },
};
