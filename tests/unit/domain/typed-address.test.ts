import { describe, expect, it } from 'vitest';
import { completeAddress } from '#src/domain/typed-address.ts';

describe('completeAddress', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    [' http://www.example.com/a?b=c ', 'http://www.example.com/a?b=c'],
    ['www.example.com/orders', 'https://www.example.com/orders'],
  ])('makes %j an address', (typed, address) => {
    expect(completeAddress(typed)).toBe(address);
  });

  it.each([
    '',
    '  ',
    'orders',
    'ftp://example.com',
    'javascript:alert(1)',
    'a b.example',
    'https://u:p@example.com',
  ])('takes %j for none', (typed) => {
    expect(completeAddress(typed)).toBeUndefined();
  });
});
