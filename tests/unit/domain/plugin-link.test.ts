import { describe, expect, it } from 'vitest';
import { requestedPlugin, pluginLink } from '#src/domain/plugin-link.ts';

const ask = (address: string) => requestedPlugin(new URL(address, 'https://a.example').searchParams);

describe('the link from the market to the workbench', () => {
  it('names the application and its place', () => {
    expect(pluginLink('/en/app/site', 'title-check')).toBe('/en/app/site?plugin=title-check#plugins');
    expect(ask(pluginLink('/app/site', 'title-check'))).toBe('title-check');
  });

  it.each(['', 'a b', 'x'.repeat(65), '标题'])('does not accept %j as an application', (id) => {
    expect(pluginLink('/app/site', id)).toBe('/app/site#plugins');
    expect(ask(`/app/site?plugin=${encodeURIComponent(id)}`)).toBe('');
  });
});
