/**
 * The picture of an example: who looks after which shops. A column for each manager, with the employees and the shops
 * as containers below. In a small team each shop has a hue, in a larger one each manager's group.
 */
export interface Team {
  shops: number;
  people: { boss: 1; manager: number; employee: number };
}

export interface TeamPicture {
  width: number;
  height: number;
  boss: { x: number; y: number };
  groups: {
    x: number;
    hasManager: boolean;
    employees: { x: number; y: number }[];
    /** Middle line of each container by hue; the stroke is as thick as a container is high. */
    shops: { hue: number; d: string }[];
  }[];
}

const COLUMN = 82;
const SHOPS_IN_ROW = 3;
const PEOPLE_IN_ROW = 5;
const CONTAINER_WIDTH = 22;
const HUES = 8;

/** Divides `total` as evenly as possible: 14 by 3 is 5, 5, 4. */
function share(total: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, index) => Math.floor((total + parts - 1 - index) / parts));
}

function path(count: number, left: number, top: number, from: number): string {
  return Array.from({ length: count }, (_, index) => {
    const place = from + index;
    const x = left + (place % SHOPS_IN_ROW) * (CONTAINER_WIDTH + 2);
    const y = top + Math.floor(place / SHOPS_IN_ROW) * 12;
    return `M${x} ${y}h${CONTAINER_WIDTH}`;
  }).join('');
}

export function teamPicture({ shops, people }: Team): TeamPicture {
  const columns = Math.max(1, people.manager);
  const employees = share(people.employee, columns);
  const shopsOf = share(shops, columns);
  const peopleRows = Math.max(...employees.map((count) => Math.ceil(count / PEOPLE_IN_ROW)));
  const peopleTop = people.manager > 0 ? 74 : 46;
  const shopsTop = peopleTop + peopleRows * 15 + 12;
  const shopRows = Math.max(...shopsOf.map((count) => Math.ceil(count / SHOPS_IN_ROW)));
  const hasHueEach = shops <= HUES;
  let shopsBefore = 0;

  const groups = shopsOf.map((count, column) => {
    const x = column * COLUMN + COLUMN / 2;
    const left = x - (Math.min(count, SHOPS_IN_ROW) * (CONTAINER_WIDTH + 2) - 2) / 2;
    const first = shopsBefore;
    shopsBefore += count;
    return {
      x,
      hasManager: people.manager > 0,
      employees: Array.from({ length: employees[column] ?? 0 }, (_, index) => {
        const row = Math.floor(index / PEOPLE_IN_ROW);
        const inRow = Math.min(PEOPLE_IN_ROW, (employees[column] ?? 0) - row * PEOPLE_IN_ROW);
        return { x: x + ((index % PEOPLE_IN_ROW) - (inRow - 1) / 2) * 15, y: peopleTop + row * 15 };
      }),
      shops: hasHueEach
        ? Array.from({ length: count }, (_, index) => ({
            hue: ((first + index) % HUES) + 1,
            d: path(1, left, shopsTop, index),
          }))
        : [{ hue: (column % HUES) + 1, d: path(count, left, shopsTop, 0) }],
    };
  });
  return {
    width: columns * COLUMN,
    height: shopsTop + shopRows * 12,
    boss: { x: (columns * COLUMN) / 2, y: 14 },
    groups,
  };
}
