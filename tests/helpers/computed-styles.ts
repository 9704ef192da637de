/** How every element of a page looks, for comparing two style sheets with each other. */

/** Runs in the page. @returns a line for each element and each of its pseudo-elements: what it is, then its style, colours as numbers */
export function readComputedStyles(): string[] {
  const properties = [
    ...['color', 'background-color', 'background-image', 'border-top-color', 'box-shadow', 'fill', 'stroke'],
    ...[
      'border-top-width',
      'border-right-width',
      'border-bottom-width',
      'border-left-width',
      'border-radius',
    ],
    ...[
      'font-family',
      'font-size',
      'font-weight',
      'line-height',
      'letter-spacing',
      'text-align',
      'white-space',
    ],
    ...['display', 'position', 'inset', 'z-index', 'visibility', 'opacity', 'transform', 'content'],
    ...[
      'margin',
      'padding',
      'gap',
      'flex',
      'align-items',
      'justify-content',
      'overflow-x',
      'list-style-type',
    ],
  ];
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map<string, string>();
  /** In whatever words a colour is given, its red, green, blue and opacity. */
  const asNumbers = (colour: string): string => {
    const before = known.get(colour);
    if (before !== undefined || !pen) return before ?? '';
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const numbers = `#${[...pen.getImageData(0, 0, 1, 1).data].join(' ')}#`;
    known.set(colour, numbers);
    return numbers;
  };
  // Between the colours that older browsers know, gradients are drawn in sRGB, whether they say so or not.
  const IN_SRGB = ' in srgb';
  const COLOUR = /(?:oklch|oklab|lab|lch|color|rgba?)\([^()]*\)/g;
  return [...document.querySelectorAll('body, body :not(script, style)')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== undefined && style.content === 'none') return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y + scrollY, width, height].map(Math.round).join(' ');
      const looks = properties.map(
        (name) =>
          `${name}: ${style.getPropertyValue(name).replaceAll(IN_SRGB, '').replace(COLOUR, asNumbers)}`,
      );
      return [[`${element.localName}.${element.className}${pseudo ?? ''}`, box, ...looks].join('; ')];
    }),
  );
}

/** The eye sees no less, and gamuts are cut in more than one way. */
const COLOUR_STEPS = 16;

function isSame(left: string, right: string): boolean {
  if (left === right) return true;
  const [a, b] = [left, right].map((line) => line.split('#'));
  return (
    a?.length === b?.length &&
    (a ?? []).every((part, index) => {
      const other = b?.[index] ?? '';
      // Between the marks stand numbers.
      if (index % 2 === 0) return part === other;
      const others = other.split(' ').map(Number);
      return part.split(' ').every((n, at) => Math.abs(Number(n) - (others[at] ?? Infinity)) <= COLOUR_STEPS);
    })
  );
}

/** @returns a line for each element that looks otherwise: what it is, and what has changed */
export function differences(before: readonly string[], after: readonly string[]): string[] {
  return before.flatMap((line, index) => {
    const other = after[index] ?? '';
    if (isSame(line, other)) return [];
    const others = other.split('; ');
    const [what = '', ...parts] = line.split('; ');
    const changed = parts.flatMap((part, at) =>
      part === others[at + 1] ? [] : [`${part} → ${others[at + 1] ?? 'nothing'}`],
    );
    return [`${what}: ${changed.join('; ')}`];
  });
}
