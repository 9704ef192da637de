import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What another program says, in its own words. */
const QUOTED = ['Windows 已保护你的电脑'];

describe('Chinese texts', () => {
  it.each(['i18n/zh-CN/*.ts', 'src/content/**/zh-CN/**/*', 'src/content/*.json'])(
    'of %s address the visitor as 您, like the fixed messages',
    (pattern) => {
      const files = globSync(pattern, { withFileTypes: true }).filter((entry) => entry.isFile());
      const familiar = files.flatMap(({ parentPath, name }) => {
        const text = readFileSync(`${parentPath}/${name}`, 'utf8');
        return QUOTED.reduce((rest, quote) => rest.replaceAll(quote, ''), text).includes('你') ? [name] : [];
      });

      expect(files.length).toBeGreaterThan(0);
      expect(familiar).toEqual([]);
    },
  );
});
