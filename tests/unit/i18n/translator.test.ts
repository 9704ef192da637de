import { describe, expect, it } from 'vitest';
import { createTranslator } from '#i18n/index.ts';

const { getT, pickDictionary } = createTranslator({
  'zh-CN': { brand: '甲', brandLite: '甲纯净版', brandShort: '甲', company: '甲公司' },
  'en-US': { brand: 'Alpha', brandLite: 'Alpha Pure', brandShort: 'Alpha', company: 'Alpha Co.' },
});

describe('getT', () => {
  it('fills in the brand, which the call does not pass', () => {
    expect(getT('en-US', 'home')('linked.ours')).toBe('Three shops in Alpha');
    expect(getT('zh-CN', 'home')('linked.ours')).toBe('甲开三间店');
  });

  it('returns whole lists with filled placeholders', () => {
    expect(getT('en-US', 'home').tree('hero.title')).toEqual(['A separate profile and IP', 'for every shop']);
  });

  it('stops at a placeholder without a value, naming it', () => {
    expect(() => getT('en-US', 'home')('desk.ip')).toThrow('{{ip}}');
  });

  it('stops at a key that no dictionary has, naming it', () => {
    // @ts-expect-error the compiler refuses an unknown key
    expect(() => getT('en-US', 'home')('hero.nothing')).toThrow('hero.nothing');
  });
});

it('pickDictionary fills in the brand and leaves other placeholders for the island', () => {
  const home = pickDictionary('en-US', 'home');
  expect(home.linked.ours).toBe('Three shops in Alpha');
  expect(home.desk.ip).toBe('Fixed IP {{ip}}');
});
