import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Split, so that this file does not contain what it looks for. */
const leaks: [what: string, pattern: RegExp][] = [
  ['an address in the lock file', new RegExp(['"resolved"', ': "http'].join(''))],
  [
    'a package registry',
    new RegExp(`//[\\w.-]*(?:${['reg', 'artif', 'verd'].join('|')})(?:istry|actory|accio)\\.`),
  ],
  [
    'a path of somebody’s machine',
    new RegExp(['(?<![\\w.])/(?:', ['home', 'Users', 'root', 'work'].join('|'), ')/[a-z]'].join('')),
  ],
  ['a private key', new RegExp(['-----BEGIN [A-Z ]*', 'PRIVATE KEY'].join(''))],
  ['a conflict left over', new RegExp(`^(?:${['<', '>'].map((mark) => mark.repeat(7)).join('|')}) `, 'm')],
];

/** This machine's registry, which npm passes to its scripts. */
const ownRegistry = URL.parse(process.env['npm_config_registry'] ?? '')?.host;
if (ownRegistry) leaks.push(['the package registry of this machine', new RegExp(RegExp.escape(ownRegistry))]);

function leaksIn(text: string): string[] {
  return leaks.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
}

/** Reads `.gitignore`, since Git may not be installed. */
const leftOut = new Set([
  '.git',
  ...readFileSync('.gitignore', 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/, '')),
]);
const own = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !leftOut.has(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map((path) => `${entry.name}/${path}`)
      : [entry.name],
  );
const isText = (path: string) =>
  !/\.(woff2?|png|jpe?g|webp|avif|ico|gif|webm|mp4|zip|exe|dmg|br|gz)$/.test(path);

it('files of the project contain nothing of a machine or a person', () => {
  const found = own
    .filter((path) => isText(path) && lstatSync(path, { throwIfNoEntry: false })?.isFile())
    .flatMap((path) => leaksIn(readFileSync(path, 'utf8')).map((what) => `${path} holds ${what}`));

  expect(own.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
