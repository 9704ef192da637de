import { describe, expect, it } from 'vitest';
import { cargoRows, digitRows, stackOf } from '#src/drawing/container-stack.ts';

describe('stackOf', () => {
  it('draws one path for each hue and nothing for air', () => {
    const { paths, width, height } = stackOf(['1 ', '12']);

    expect(paths).toEqual([
      { hue: 1, d: 'M0 5h22M0 17h22' },
      { hue: 2, d: 'M24 17h22' },
    ]);
    expect([width, height]).toEqual([46, 22]);
  });
});

describe('digitRows', () => {
  it('builds digits beside each other, each in its hue', () => {
    const rows = digitRows('11', [3, 5]);

    expect(rows).toHaveLength(5);
    expect(rows[4]).toBe('333 555');
  });
});

describe('cargoRows', () => {
  it('is always the same for the same name, and another for another', () => {
    expect(cargoRows('risk-warnings', 40)).toEqual(cargoRows('risk-warnings', 40));
    expect(cargoRows('risk-warnings', 40)).not.toEqual(cargoRows('roles-in-practice', 40));
  });

  it('puts every container on the ground or on another one', () => {
    const [top = '', bottom = ''] = cargoRows('anything', 60, 2, 1);

    const floating = Array.from(top).filter((mark, index) => mark !== ' ' && bottom[index] === ' ');
    expect(top.trim()).not.toBe('');
    expect(floating).toEqual([]);
  });
});
