import { describe, expect, it } from 'vitest';
import {
  createAddressReader,
  createProxyCheck,
  householdOf,
  networksOf,
} from '#server/http/client-address.ts';

const TEN = ['10.0.0.0/8'];

describe('the client’s address (T22)', () => {
  it.each([
    ['no proxy is trusted', [], '198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['one proxy', TEN, '10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['what the client claims before its proxy', TEN, '10.1.2.3', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['two proxies', TEN, '10.1.2.3', '203.0.113.9, 10.9.9.9', '203.0.113.9'],
    ['a proxy that says nothing', TEN, '10.1.2.3', undefined, '10.1.2.3'],
    ['IPv4 inside IPv6', TEN, '::ffff:10.1.2.3', '::ffff:203.0.113.9', '203.0.113.9'],
    ['a port', TEN, '10.1.2.3', '203.0.113.9:4711', '203.0.113.9'],
    ['brackets and a port', TEN, '10.1.2.3', '[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['IPv4 inside IPv6 in hex', TEN, '10.1.2.3', '::ffff:cb00:7109', '203.0.113.9'],
    ['IPv4 behind NAT64, dotted', TEN, '10.1.2.3', '64:ff9b::203.0.113.9', '203.0.113.9'],
    ['a proxy with a port before another', TEN, '10.1.2.3', '203.0.113.9, 10.9.9.9:80', '203.0.113.9'],
    ['an IPv6 proxy', ['fd00::/8'], 'fd00::1', '203.0.113.9', '203.0.113.9'],
    ['no socket', [], undefined, '203.0.113.9', ''],
  ])('%s', (_name, proxies, socket, forwarded, expected) => {
    expect(createAddressReader(proxies)(socket, forwarded)).toBe(expected);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts %s as its network %s', (address, expected) => {
    expect(createAddressReader([])(address, undefined)).toBe(expected);
  });
});

describe('the networks around an address (A9)', () => {
  it('are none for IPv4, where one address is often a whole office', () => {
    expect(networksOf('203.0.113.9')).toEqual([{ name: '203.0.113.9', times: 1 }]);
    expect(householdOf('203.0.113.9')).toBe('203.0.113.9');
  });

  it('are the /56 and the /48 for IPv6, each with a higher limit than one address', () => {
    const address = createAddressReader([])('2001:db8:1:2f3::9', undefined);
    expect(networksOf(address)).toEqual([
      { name: '2001:db8:1:2f3::/64', times: 1 },
      { name: '2001:db8:1:200::/56', times: 4 },
      { name: '2001:db8:1::/48', times: 16 },
    ]);
    expect(householdOf(address)).toBe('2001:db8:1::/48');
  });
});

it('createProxyCheck is false for everything without proxies', () => {
  expect(['127.0.0.1', '::1', '', 'junk'].map(createProxyCheck([]))).toEqual([false, false, false, false]);
});
