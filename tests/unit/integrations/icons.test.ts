import { expect, it } from 'vitest';
import { plainIcons } from '#integrations/lib/icons.ts';

it('leaves the name space and the class of icons out, and other drawings alone', () => {
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" class="lucide lucide-x" aria-hidden="true"><path d="M0 0"></path></svg>';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" class="chart"></svg>';

  expect(plainIcons(icon + drawing)).toBe(
    `<svg width="24" aria-hidden="true"><path d="M0 0"></path></svg>${drawing}`,
  );
});
