/** The files of dist/ as tests look at them. Needs a build; says so where there is none. */
import { existsSync, readFileSync } from 'node:fs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '#integrations/lib/addresses.ts';
import { headersFor, parseHeadersFile } from './static-server.ts';

const dist = 'dist';

if (!existsSync(join(dist, 'index.html'))) {
  throw new Error('There is no build to test: run `npm run build` first.');
}

export const builtFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

export interface BuiltPage {
  file: string;
  /** As visitors see it: `/en/download`. */
  address: string;
  html: string;
}

export const readBuilt = (file: string) => readFileSync(join(dist, file));

export const builtPages: BuiltPage[] = builtFiles
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, address: addressOf(file), html: readBuilt(file).toString() }));

const rules = parseHeadersFile(readBuilt('_headers').toString());

/** The headers that a host gives to an address, several values of one header joined. */
export const builtHeaders = (address: string) => headersFor(rules, address);

/** Values of an attribute of every element of a name, entities resolved as far as addresses hold any. */
export function attributeValues(html: string, element: string, attribute: string): string[] {
  const pattern = new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  );
}

/**
 * A page without what waits for a script: texts that are filled in later stand in data attributes and in an island's
 * props, and their placeholders are meant.
 */
export const writtenOut = (html: string): string =>
  html
    .replace(/<script\b(?![^>]*ld\+json).*?<\/script>/gs, '')
    .replace(/\s(?:data-[\w-]+|props)="[^"]*"/g, '');
