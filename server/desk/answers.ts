/** The operator's prepared answers (`desk-answers.json` in the content folder), each in both languages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { safeParse } from 'valibot';
import { deskAnswers, type DeskAnswers } from '#src/api/contract/desk.ts';
import { ContentError } from '#server/content/content.ts';

export type Answers = DeskAnswers;

/** @throws ContentError when the file is there and wrong; without it there are no prepared answers */
export function readAnswers(contentDir: string): Answers {
  const path = join(contentDir, 'desk-answers.json');
  if (!existsSync(path)) return [];
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ContentError(`${path} is not JSON.`, { cause: error });
  }
  const result = safeParse(deskAnswers, content);
  if (!result.success) {
    throw new ContentError(`${path}: each answer needs id and, in zh-CN and en-US, title and text.`);
  }
  return result.output;
}
