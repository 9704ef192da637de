import { describe, expect, it } from 'vitest';
import { productQuery } from '#islands/assistant/product-query.ts';

describe('productQuery', () => {
  it.each([
    [' B0C1234567 ', 'B0C1234567'],
    ['１００５００６１２３４５６７８９', '1005006123456789'],
    ['red-boots', 'red-boots'],
    ['https://shop.example/dp/B0C1?x=1', 'https://shop.example/dp/B0C1?x=1'],
    ['shop.example/dp/B0C1', 'https://shop.example/dp/B0C1'],
  ])('takes %j', (typed, product) => {
    expect(productQuery(typed)).toBe(product);
  });

  it.each(['', 'no', 'javascript:alert(1)', '鞋'])('does not accept %j', (typed) => {
    expect(productQuery(typed)).toBeUndefined();
  });
});
