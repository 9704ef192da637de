import { expect, it } from 'vitest';
import { graphText } from '#src/domain/structured-data.ts';

it('graphText is one graph, which no text can break out of', () => {
  const text = graphText([{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }]);

  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }],
  });
});
