/** Counts what there is to read in the main part of a built page. */
export interface Words {
  /** `<html lang>`. */
  language: string;
  /** Chinese characters, punctuation not among them. */
  han: number;
  /** Words and figures in Latin letters. */
  latin: number;
}

const SILENT = /<(script|style|svg|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;

export function wordsOf(html: string): Words {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const text = main
    .replace(SILENT, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[#\w]+;/g, ' ');
  return {
    language: /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? '',
    han: text.match(/\p{Script=Han}/gu)?.length ?? 0,
    latin: text.match(/[\p{Script=Latin}\p{N}]+(?:[’'.:-][\p{Script=Latin}\p{N}]+)*/gu)?.length ?? 0,
  };
}
