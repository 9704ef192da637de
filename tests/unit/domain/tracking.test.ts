import { describe, expect, it } from 'vitest';
import { redactAddress, trackingRecord } from '#src/domain/tracking.ts';

const context = {
  current_url:
    'https://site.test/en/register?token=SECRET&promoter=p&phone=13800138000&sid=S3CRET#code=123456',
  referrer: 'https://mail.test/read?token=SECRET',
  channel: 'c1',
  anonymous_id: '',
  is_test: false,
};

it.each([
  [
    'https://site.test/a?token=T&promoter=p&channelId=c&activity_id=1&from=f&utm_source=u&callback=x#h',
    'https://site.test/a?promoter=p&channelId=c&activity_id=1&from=f&utm_source=u',
  ],
  ['https://user:password@site.test/a', 'https://site.test/a'],
  ['data:text/plain,13800138000', ''],
  ['not an address', ''],
])('redactAddress leaves of %j only %j', (address, left) => {
  expect(redactAddress(address)).toBe(left);
});

describe('trackingRecord', () => {
  it('§3.18 has every field of the payload, empty without a value', () => {
    expect(trackingRecord({ page_name: 'register' }, context)).toEqual({
      page_name: 'register',
      button_name: '',
      register_where: '',
      current_url: 'https://site.test/en/register?promoter=p',
      anonymous_id: '',
      sourceSeat: '',
      url_path: '/en/register',
      referrer: 'https://mail.test/read',
      is_test: false,
      channel: 'c1',
      fail_reason: '',
      ad_id: '',
      ad_name: '',
      ad_url: '',
      ad_position: '',
    });
  });

  it('contains no token, phone, code, session secret or password (T10)', () => {
    const careless = {
      page_name: 'register 13800138000',
      button_name: 'code 123456',
      fail_reason: 'phone +86 138-0013-8000',
      ad_url: 'https://ads.test/?token=SECRET',
      // Not in the type; a cast does not help either.
      password: 'harbour7walls',
    };

    const sent = JSON.stringify(trackingRecord(careless, context));

    for (const secret of ['SECRET', 'S3CRET', '13800138000', '138-0013-8000', '123456', 'harbour7walls']) {
      expect(sent).not.toContain(secret);
    }
  });
});
