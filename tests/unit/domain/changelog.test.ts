import { expect, it } from 'vitest';
import { changesHtml } from '#src/domain/changelog.ts';

it('changesHtml groups changes by kind, the most important first, and escapes their text', () => {
  const html = changesHtml(
    [
      { kind: 'fixed', text: 'a < b' },
      { kind: 'security', text: 'core' },
      { kind: 'fixed', text: 'c' },
    ],
    { security: 'Security', new: 'New', improved: 'Improved', fixed: 'Fixed' },
  );

  expect(html).toBe(
    '<h3>Security</h3><ul><li>core</li></ul><h3>Fixed</h3><ul><li>a &lt; b</li><li>c</li></ul>',
  );
});
