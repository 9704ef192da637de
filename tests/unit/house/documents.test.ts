/** Paths in the documents must exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * A path of this repository in backticks: with a folder, without spaces, braces, stars or placeholders. An anchor may
 * follow.
 */
const PATH =
  /`((?:src|tests|islands|bridge-lib|client-model|server|i18n|integrations|scripts|docs|public)\/[^\s`{}*<…#]*)(?:#[^`]+)?`/g;
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g;

const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...globSync('docs/*.md')];

it.each(documents)('%s names files and folders that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const folder = document.includes('/') ? 'docs/' : '';
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
  const links = [...text.matchAll(LINK)].map(([, link = '']) => folder + link);

  expect([...paths, ...links].filter((path) => !existsSync(path))).toEqual([]);
});
