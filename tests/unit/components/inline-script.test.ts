import { expect, it, vi } from 'vitest';
import { bundleInline } from '#src/components/ui/inline-script.ts';

it('inline scripts contain only the operator’s settings that they use', async () => {
  vi.stubEnv('PUBLIC_LINK_ORIGINS', 'https://partner.shop.test');
  vi.stubEnv('SERVER_SECRET', 'never-in-a-page');

  const code = await bundleInline('src/browser/start-redirect.ts');

  expect(code).toContain('https://partner.shop.test');
  expect(code).not.toContain('never-in-a-page');
  expect(code).not.toContain('PUBLIC_ASSISTANT_URL');
});
