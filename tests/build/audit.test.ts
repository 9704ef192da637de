import { describe, expect, it } from 'vitest';
import { auditFile, type AuditOptions } from '#scripts/lib/dist-audit.ts';
import { env } from '#src/config/env.ts';
import { builtFiles, readText } from '#tests/helpers/built-site.ts';
import { readConfig } from '#server/config.ts';

/** Secrets of this machine's settings, and samples of them. */
const SECRET_NAME = /(?:SECRET|TOKEN|PASSWORD|DATABASE_URL)$/;
const secrets = [
  readConfig({}).chat.secret,
  ...Object.entries(process.env)
    .filter(
      ([name, value]) => !name.startsWith('PUBLIC_') && SECRET_NAME.test(name) && (value ?? '').length >= 8,
    )
    .map(([, value]) => value ?? ''),
];

const options: AuditOptions = {
  secrets,
  folder: process.cwd(),
  origins: [
    // A contact on pages.
    'https://wpa.qq.com',
    ...env.installerOrigins,
  ],
};

describe('the build', () => {
  it('contains no secret, machine path, source or map, and loads from no other origin', () => {
    const problems = builtFiles.flatMap((file) =>
      auditFile(file, () => readText(file), options).map((problem) => `${file} ${problem}`),
    );

    expect(builtFiles.length).toBeGreaterThan(500);
    expect(problems).toEqual([]);
  });
});

describe('auditFile', () => {
  const found = (file: string, text: string) =>
    auditFile(file, () => text, {
      secrets: ['chat-secret-of-ours'],
      folder: '/srv/build',
      origins: ['https://www.shop.test'],
    });

  it.each([
    ['a.js', ['-----BEGIN ', 'PRIVATE KEY-----'], 'a private key'],
    ['a.html', ['<p>chat-secret', '-of-ours</p>'], 'a secret setting of the server'],
    ['a.js', ['"/ho', 'me/anna/site/a.js"'], 'a path of the building machine'],
    ['a.js', ['//# source', 'MappingURL=a.js.map'], 'names a source map'],
    ['a.js.map', ['{}'], 'is a source file or a source map'],
    ['.env', [''], 'is a source file or a source map'],
    ['a.js', ['fetch("https://cdn.', 'evil.test/x")'], 'another origin: cdn.evil.test'],
    ['a.html', ['<script src="//cdn.', 'evil.test/x.js"></script>'], 'another origin: cdn.evil.test'],
  ])('finds in %s: %s', (file, text, problem) => {
    expect(found(file, text.join('')).join()).toContain(problem);
  });
});
