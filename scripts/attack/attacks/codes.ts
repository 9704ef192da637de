/** A5 to A8 and A10: what somebody can do to the codes of somebody else, to everybody's, and with what they are told. */
import type { ApiReply } from '#scripts/attack/target.ts';
import { registerAdd, registerPhoneCode } from '#src/api/contract/register.ts';
import { inLanes, NotTriedError, type Attack } from '#scripts/attack/attack.ts';
import type { PhoneNumber, Target } from '#scripts/attack/target.ts';

const CODE_WRONG = 10006;
const PHONE_INVALID = 10014;
const form = { password: 'Harbour42', user_name: 'seller01', type: 'user' };

const ask = (target: Target, number: PhoneNumber, from: string): Promise<ApiReply> =>
  target.call(registerPhoneCode, number, { from });

export const tryCode = (target: Target, number: PhoneNumber, code: string, from: string): Promise<ApiReply> =>
  target.call(registerAdd, { ...number, ...form, code }, { from });

/** @throws NotTriedError where no code is to be had */
export async function askAndRead(target: Target, number: PhoneNumber, from: string): Promise<string> {
  const { ret, status } = await ask(target, number, from);
  const code = ret === 0 ? await target.codeOf(number) : undefined;
  if (code !== undefined) return code;
  throw new NotTriedError(
    ret === 0
      ? 'codes cannot be read: start it with DEV_TOOLS=1 and without SMS_WEBHOOK_URL'
      : `a first request for a code was refused (${ret ?? status}): its codes of this hour are used up, take a new DATA_DIR`,
  );
}

const wrongOf = (code: string): string => (code === '123456' ? '654321' : '123456');

export const othersNumber: Attack = {
  id: 'a5',
  title: 'somebody else asks for the number of a person who wants a code, again and again',
  needsCodes: true,
  async run(target) {
    const number = target.freshNumber();
    const other = target.freshAddress();
    for (let tries = 0; tries < 5; tries++) await ask(target, number, other);
    const { ret, data } = await ask(target, number, target.freshAddress());
    const wait = (data as { retry_after?: number } | undefined)?.retry_after;
    return [
      {
        what: 'the person',
        figure: ret === 0 ? 'gets a code at once' : `is refused (${ret ?? 0}), told to wait ${wait ?? '?'} s`,
        held: ret === 0,
      },
    ];
  },
};

const ADDRESSES = 110;
const CODES_EACH = 10;

export const everybodysCodes: Attack = {
  id: 'a6',
  title: `${ADDRESSES} addresses ask for ${CODES_EACH} codes each`,
  needsCodes: true,
  async run(target) {
    const froms = Array.from({ length: ADDRESSES }, () => target.freshAddress());
    let sent = 0;
    await inLanes(20, ADDRESSES * CODES_EACH, async (index) => {
      // One address after the other, as whoever wants all of them would.
      const from = froms[Math.floor(index / CODES_EACH)] ?? '';
      if ((await ask(target, target.freshNumber(), from)).ret === 0) sent++;
    });
    const { ret } = await ask(target, target.freshNumber(), target.freshAddress());
    return [
      { what: 'codes sent to them', figure: `${sent} of ${ADDRESSES * CODES_EACH}` },
      {
        what: 'somebody who has not asked before',
        figure: ret === 0 ? 'gets a code' : `is refused (${ret ?? 0})`,
        held: ret === 0,
      },
    ];
  },
};

export const wrongTries: Attack = {
  id: 'a7',
  title: 'somebody else tries six wrong codes on a number',
  needsCodes: true,
  async run(target) {
    const [number, owner, other] = [target.freshNumber(), target.freshAddress(), target.freshAddress()];
    const code = await askAndRead(target, number, owner);
    for (let tries = 0; tries < 6; tries++) await tryCode(target, number, wrongOf(code), other);
    const { ret } = await tryCode(target, number, code, owner);
    return [
      {
        what: 'the right code of its owner',
        figure: ret === 0 ? 'is good' : `is refused (${ret ?? 0})`,
        held: ret === 0,
      },
    ];
  },
};

/** Premium numbers, two other countries, and no area at all; 555-01xx belongs to nobody in any of them. */
const DEAR = ['9005550123', '8765550123', '8095550123', '1005550123'];

export const dearNumbers: Attack = {
  id: 'a8',
  title: 'codes for premium numbers and other countries behind +1',
  needsCodes: true,
  async run(target) {
    const answers = await Promise.all(
      DEAR.map((phone) => ask(target, { area_code: '1', phone }, target.freshAddress())),
    );
    const refused = answers.filter(({ ret }) => ret === PHONE_INVALID).length;
    return [
      {
        what: 'refused as no valid number',
        figure: `${refused} of ${DEAR.length}`,
        held: refused === DEAR.length,
      },
    ];
  },
};

export const whoAsked: Attack = {
  id: 'a10',
  title: 'does the answer to a wrong code tell whether the number asked for one?',
  needsCodes: true,
  async run(target) {
    const [asked, never] = [target.freshNumber(), target.freshNumber()];
    const code = await askAndRead(target, asked, target.freshAddress());
    const other = target.freshAddress();
    const answers = async (number: PhoneNumber): Promise<string> => {
      const rets = [];
      // The sixth is the one that a burned code answers otherwise.
      for (let tries = 0; tries < 6; tries++)
        rets.push((await tryCode(target, number, wrongOf(code), other)).ret);
      return rets.join(' ');
    };
    const [one, two] = [await answers(asked), await answers(never)];
    return [
      { what: 'a number that asked', figure: one },
      { what: 'one that never did', figure: two, held: one === two && two.startsWith(String(CODE_WRONG)) },
    ];
  },
};
