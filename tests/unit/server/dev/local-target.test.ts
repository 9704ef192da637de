import { describe, expect, it } from 'vitest';
import { localTarget } from '#server/dev/dev-tools.ts';

const ORIGIN = 'http://127.0.0.1:4321';

describe('localTarget', () => {
  it.each([
    ['/app/site', '/app/site'],
    ['/app/site?a=1#b', '/app/site?a=1#b'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ])('lets %s through', (target, expected) => {
    expect(localTarget(target, ORIGIN)).toBe(expected);
  });

  it.each([
    undefined,
    '',
    'app/site',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a b',
    'https://evil.example/',
    'javascript:alert(1)',
    `/${'x'.repeat(3000)}`,
  ])('stops %j', (target) => {
    expect(localTarget(target, ORIGIN)).toBeUndefined();
  });

  it('cannot be led to another host by dots', () => {
    expect(localTarget('/..//evil.example', ORIGIN)).toBe('/evil.example');
  });
});
