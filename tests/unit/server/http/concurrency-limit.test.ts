import { describe, expect, it } from 'vitest';
import { createAddressReader } from '#server/http/client-address.ts';
import { createConcurrencyLimit } from '#server/http/concurrency-limit.ts';

const read = createAddressReader([]);
const of = (address: string) => read(address, undefined);

describe('the connections of an address', () => {
  it('are limited, and each place is freed once', () => {
    const limit = createConcurrencyLimit(2);
    const first = limit.acquire('203.0.113.9');
    limit.acquire('203.0.113.9');
    expect(limit.acquire('203.0.113.9')).toBeUndefined();
    expect(limit.acquire('203.0.113.10')).toBeDefined();
    first?.();
    first?.();
    expect(limit.acquire('203.0.113.9')).toBeDefined();
    expect(limit.acquire('203.0.113.9')).toBeUndefined();
  });

  it('count the addresses of one IPv6 network as one, and are limited for neighbouring networks together (A9)', () => {
    const limit = createConcurrencyLimit(10);
    const acquired = (addresses: readonly string[]) =>
      addresses.filter((address) => limit.acquire(of(address)) !== undefined).length;
    const many = (prefix: (index: number) => string) =>
      Array.from({ length: 300 }, (_, index) => prefix(index));
    expect(acquired(many((index) => `2001:db8:1:200::${index.toString(16)}`))).toBe(10);
    expect(acquired(many((index) => `2001:db8:1:2${(index % 256).toString(16).padStart(2, '0')}::1`))).toBe(
      30,
    );
    expect(acquired(many((index) => `2001:db8:1:${(index % 256).toString(16)}ff::1`))).toBe(120);
    expect(acquired(['2001:db8:2::1', '203.0.113.9'])).toBe(2);
  });
});
