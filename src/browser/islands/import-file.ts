/** Importing for the inline script: what it imports is one file, without imports of its own. */
import { fetchFile } from './fetch-file.ts';

/** @throws Error where it did not come; it is asked for again by the next call */
export async function importFile(pathname: string): Promise<unknown> {
  await fetchFile(pathname);
  return import(pathname);
}
