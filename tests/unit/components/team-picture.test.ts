import { describe, expect, it } from 'vitest';
import { teamPicture } from '#src/components/sections/cases/team-picture.ts';

const countShops = (team: Parameters<typeof teamPicture>[0]) =>
  teamPicture(team).groups.flatMap(({ shops }) => shops.map(({ d }) => d.split('M').length - 1));

describe('teamPicture', () => {
  it.each([
    [3, 0, 2],
    [14, 3, 9],
    [60, 8, 50],
    [1, 1, 0],
  ])('shows each of %i shops, %i managers and %i employees once', (shops, manager, employee) => {
    const team = { shops, people: { boss: 1 as const, manager, employee } };
    const picture = teamPicture(team);

    expect(countShops(team).reduce((sum, count) => sum + count, 0)).toBe(shops);
    expect(picture.groups.filter(({ hasManager }) => hasManager)).toHaveLength(manager);
    expect(picture.groups.flatMap(({ employees }) => employees)).toHaveLength(employee);
  });

  it('gives each shop of a small team a hue of its own', () => {
    const hues = teamPicture({ shops: 8, people: { boss: 1, manager: 2, employee: 7 } }).groups.flatMap(
      ({ shops }) => shops.map(({ hue }) => hue),
    );

    expect(new Set(hues).size).toBe(8);
  });

  it('keeps everything inside the picture', () => {
    const { width, height, groups } = teamPicture({
      shops: 60,
      people: { boss: 1, manager: 8, employee: 50 },
    });

    for (const { employees } of groups) {
      for (const { x, y } of employees) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y).toBeLessThan(height);
      }
    }
  });
});
