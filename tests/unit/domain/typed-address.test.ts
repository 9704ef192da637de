import { describe, expect, it } from 'vitest';
import { completeAddress } from '#src/domain/typed-address.ts';

describe('completeAddress', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    [' http://www.example.com/a?b=c ', 'http://www.example.com/a?b=c'],
  ])('makes %j an address', (typed, address) => {
    expect(completeAddress(typed)).toBe(address);
  });

  const wrong = ['', '  ', 'orders', 'javascript:alert(1)', 'a b.example', 'https://u:p@example.com'];
  it.each(wrong)('does not accept %j', (typed) => {
    expect(completeAddress(typed)).toBeUndefined();
  });
});
