/**
 * Processes the pages of a finished build once: each page is parsed, passed through every step in the order of the
 * list, and written. After the last page, steps write what they found out about all pages.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { htmlIn, parsePage, type Page } from '#src/domain/html.ts';

export interface BuiltPage {
  /** From the output folder, with forward slashes: `en/download.html`. */
  file: string;
  page: Page;
}

export interface Output {
  /** Of the finished build. */
  folder: string;
  /** Where steps keep expensive results from build to build. */
  cache: string;
  warn: (message: string) => void;
}

/** Steps are independent; a step that needs another one's result is further down the list. */
export interface Step<Found = unknown> {
  /** Its name in the build's last line. */
  name: string;
  /** Decides which files there are, before any page is read. */
  before?(output: Output): Promise<void>;
  /** Reads or changes a page, and writes no file. Its result is kept for `after`. */
  page?(page: BuiltPage): Found | Promise<Found>;
  /**
   * Writes what follows from all pages.
   * @param found in the order of the files' names
   * @returns a note for the build's last line
   */
  after?(found: readonly Found[], output: Output): Promise<string | undefined>;
}

/** @returns paths from the folder, with forward slashes, in their order */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .sort();
}

/** The props of islands have many quotation marks: between apostrophes these need no `&quot;`. */
const withSingleQuotes = (html: string): string =>
  html.replace(
    / props="([^"]*)"/g,
    (_all, data: string) => ` props='${data.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`,
  );

/** Adds up the time of each name. */
function createStopwatch() {
  const sums = new Map<string, number>();
  const time = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    sums.set(name, (sums.get(name) ?? 0) + performance.now() - start);
    return result;
  };
  return { time, sums };
}

/** @returns how many pages there were, and how long each step took, in a line */
export async function finish(steps: readonly Step[], output: Output): Promise<string> {
  const { time, sums } = createStopwatch();
  const found = new Map(steps.map((step) => [step, [] as unknown[]]));
  for (const step of steps) {
    if (step.before) await time(step.name, () => step.before?.(output));
  }

  const files = (await filesIn(output.folder)).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const path = join(output.folder, file);
    const page = await time('read', async () => ({ file, page: parsePage(await readFile(path, 'utf8')) }));
    for (const step of steps) {
      if (step.page) found.get(step)?.push(await time(step.name, () => step.page?.(page)));
    }
    await time('write', () => writeFile(path, withSingleQuotes(htmlIn(page.page))));
  }

  const notes = new Map<string, string>();
  for (const step of steps) {
    const note = step.after && (await time(step.name, () => step.after?.(found.get(step) ?? [], output)));
    if (note !== undefined) notes.set(step.name, ` (${note})`);
  }
  const times = [...sums].map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)} s${notes.get(name) ?? ''}`);
  return `${files.length} pages: ${times.join(', ')}`;
}
