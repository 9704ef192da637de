import { describe, expect, it } from 'vitest';
import { scriptHelp } from '#scripts/lib/script-help.ts';
import manifest from '#package.json' with { type: 'json' };

describe('the help of npm scripts', () => {
  it('has a line for every script, and for no other', () => {
    expect(Object.keys(scriptHelp).sort()).toEqual(Object.keys(manifest.scripts).sort());
  });

  it.each(Object.entries(scriptHelp))('says of %s in a line what it is for', (_name, line) => {
    expect(line).toMatch(/^\S.{10,110}$/);
    expect(line).not.toMatch(/\.$/);
  });
});
