import { describe, expect, it } from 'vitest';
import { isNamed, orderAnswer, parseOrder, payLink, type Order } from '#src/domain/order.ts';

const order: Order = {
  step: 'waiting',
  orderId: 'B1',
  number: 'C1',
  amount: 12.5,
  wallet: 'aliPay',
  qrText: 'q',
  payUrl: 'https://pay.example/1',
};

describe('a stored order', () => {
  it('is restored as it was stored', () => {
    expect(parseOrder(JSON.stringify(order))).toEqual(order);
  });

  it('has our number and no page if it was stored before the client sent them', () => {
    const { number: _number, payUrl: _payUrl, ...rest } = order;

    expect(parseOrder(JSON.stringify(rest))).toEqual({ ...order, number: 'B1', payUrl: '' });
  });

  const wrong = [{}, { ...order, amount: 0 }, { ...order, step: 'x' }].map((kept) => JSON.stringify(kept));
  it.each([undefined, '{', ...wrong])('does not exist in %j', (text) => {
    expect(parseOrder(text)).toBeUndefined();
  });
});

describe('the client’s answer about an order', () => {
  it.each([
    [{ orderId: 'C2', qrText: 'r', payUrl: 'https://pay.example/2' }, 'C2', 'https://pay.example/2'],
    [{ orderId: 'x'.repeat(65), qrText: 'r' }, 'C1', ''],
    [{ orderId: 7, qrText: 'r', payUrl: 7 }, 'C1', ''],
  ])('%j is called %s', (answer, number, payUrl) => {
    expect(orderAnswer(order, answer)).toEqual({ number, qrText: 'r', payUrl });
  });

  it('names the order by either number', () => {
    expect(['B1', 'C1', 'D1', ''].map((name) => isNamed(order, name))).toEqual([true, true, false, false]);
  });
});

describe('payLink', () => {
  it('leads to the client’s payment page, and names its host', () => {
    const href = 'https://pay.example.com/a?b=c';
    expect(payLink(href)).toEqual({ href, host: 'pay.example.com' });
  });

  it.each(['http://pay.example.com/', '', undefined])('leads nowhere for %j', (raw) => {
    expect(payLink(raw)).toBeUndefined();
  });
});
