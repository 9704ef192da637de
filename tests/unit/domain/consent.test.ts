import { describe, expect, it } from 'vitest';
import { analyticsConfig, type AnalyticsConfig } from '#src/config/consent.ts';
import { analyticsPolicy, consentOf, type ConsentSituation } from '#src/domain/consent.ts';

const config: AnalyticsConfig = {
  regions: [
    { timeZones: /^Europe\//, policy: 'ask' },
    { timeZones: /^Antarctica\//, policy: 'off' },
  ],
  elsewhere: 'on',
};

const berlin = () => 'Europe/Berlin';
const troll = () => 'Antarctica/Troll';

describe('consentOf', () => {
  it.each<[string, Partial<ConsentSituation>, string]>([
    ['runs where the operator says so', {}, 'granted'],
    ['asks where the operator asks', { timeZone: berlin }, 'ask'],
    ['takes a yes', { timeZone: berlin, stored: 'granted' }, 'granted'],
    ['takes a no', { timeZone: berlin, stored: 'refused' }, 'refused'],
    ['stays off where it is off, whatever was said', { timeZone: troll, stored: 'granted' }, 'refused'],
    ['follows Global Privacy Control first', { hasPrivacySignal: true, stored: 'granted' }, 'refused'],
    ['does not ask who has said no to all', { hasPrivacySignal: true, timeZone: berlin }, 'refused'],
    ['takes junk for no answer', { timeZone: berlin, stored: 'yes' }, 'ask'],
  ])('%s', (_rule, change, consent) => {
    const tokyo = { config, timeZone: () => 'Asia/Tokyo', hasPrivacySignal: false, stored: undefined };

    expect(consentOf({ ...tokyo, ...change })).toBe(consent);
  });

  it('records nothing before an answer by default', () => {
    for (const zone of ['Europe/Paris', 'America/Los_Angeles', 'Asia/Shanghai', '']) {
      expect(analyticsPolicy(analyticsConfig, () => zone)).not.toBe('on');
    }
  });

  it('does not read the time zone without a rule that needs it', () => {
    const zone = () => {
      throw new Error('was asked for');
    };
    expect(analyticsPolicy({ regions: [], elsewhere: 'on' }, zone)).toBe('on');
  });
});
